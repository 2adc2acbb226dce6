<?php
/**
 * Excerpts in REST responses: only those that an editor wrote. WordPress makes a missing one of the whole text, with the
 * blocks that are for readers of some countries alone; the site makes its own without them.
 *
 * @package Casino_Headless
 */

declare( strict_types=1 );

namespace Casino_Headless;

use WP_Post;
use WP_REST_Response;

add_action( 'rest_api_init', __NAMESPACE__ . '\\send_written_excerpts_only' );

/** For every type that the site shows. */
function send_written_excerpts_only(): void {
	foreach ( array_keys( type_names() ) as $post_type ) {
		add_filter( "rest_prepare_$post_type", __NAMESPACE__ . '\\without_made_excerpt', 10, 2 );
	}
}

/** The response with an empty excerpt where the editor wrote none. */
function without_made_excerpt( WP_REST_Response $response, $post ): WP_REST_Response {
	// WordPress prepares its own theme under the same name as our type.
	if ( ! $post instanceof \WP_Post ) {
		return $response;
	}
	$data = $response->get_data();
	if ( isset( $data['excerpt']['rendered'] ) && '' === trim( $post->post_excerpt ) ) {
		$data['excerpt']['rendered'] = '';
		$response->set_data( $data );
	}
	return $response;
}
