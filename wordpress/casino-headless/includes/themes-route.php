<?php
/**
 * The contract calls one of the types `themes`, and WordPress has a REST route of that name itself: its block editor
 * requests the active theme there ("are there featured images?"). The type's posts own the route; a request with
 * `status=active`, which no post can have, goes on to WordPress's own controller.
 *
 * @package Casino_Headless
 */

declare( strict_types=1 );

namespace Casino_Headless;

use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;
use WP_REST_Themes_Controller;

add_filter( 'rest_pre_dispatch', __NAMESPACE__ . '\\answer_about_wordpress_theme', 10, 3 );

/**
 * WordPress's own response, with its own permission check; other requests are passed on.
 *
 * @param mixed $answer What another plugin responded already, or null.
 * @return mixed
 */
function answer_about_wordpress_theme( $answer, WP_REST_Server $server, WP_REST_Request $request ) {
	$statuses = wp_parse_list( $request->get_param( 'status' ) ?? '' );
	$is_asked = 'GET' === $request->get_method() && '/wp/v2/themes' === untrailingslashit( $request->get_route() );
	if ( null !== $answer || ! $is_asked || array() === array_intersect( $statuses, array( 'active', 'inactive' ) ) ) {
		return $answer;
	}
	$request->set_param( 'status', $statuses );
	$controller = new WP_REST_Themes_Controller();
	$allowed    = $controller->get_items_permissions_check( $request );
	if ( true !== $allowed ) {
		return rest_ensure_response( $allowed );
	}
	return $controller->get_items( $request );
}
