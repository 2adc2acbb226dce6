<?php
/**
 * Draft previews. The editor's Preview button opens a link to the site that is signed and good for half an
 * hour; the site checks it and asks for the draft here with the same signature:
 *
 *   {site}/preview/?type=promotions&id=12&expires=1760000000&signature=...
 *   GET /wp-json/casino/v1/preview/promotions/12?expires=1760000000&signature=...
 *
 * @package Casino_Headless
 */

declare( strict_types=1 );

namespace Casino_Headless;

use WP_Error;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

const PREVIEW_LIFETIME_S = 1800;

add_filter( 'preview_post_link', __NAMESPACE__ . '\\link_to_preview', 10, 2 );
add_action( 'rest_api_init', __NAMESPACE__ . '\\register_preview_route' );

/** The signed link for users who may edit the post; WordPress's own link for other users and types. */
function link_to_preview( string $link, WP_Post $post ): string {
	$type = type_of( $post->post_type );
	if ( null === $type || ! is_configured() || ! current_user_can( 'edit_post', $post->ID ) ) {
		return $link;
	}
	$expires = time() + PREVIEW_LIFETIME_S;
	return site_origin() . '/preview/?' . http_build_query(
		array(
			'type'      => $type,
			'id'        => $post->ID,
			'expires'   => $expires,
			'signature' => sign( preview_message( $type, $post->ID, $expires ) ),
		)
	);
}

/** The route that returns a draft for a valid signature. */
function register_preview_route(): void {
	register_rest_route(
		REST_NAMESPACE,
		'/preview/(?P<type>[a-z]+)/(?P<id>\d+)',
		array(
			'methods'             => 'GET',
			'permission_callback' => __NAMESPACE__ . '\\may_preview',
			'callback'            => __NAMESPACE__ . '\\show_preview',
			'args'                => array(
				'type'      => array(
					'type' => 'string',
					'enum' => array_values( type_names() ),
				),
				'id'        => array( 'type' => 'integer' ),
				'expires'   => array(
					'type'     => 'integer',
					'required' => true,
				),
				'signature' => array(
					'type'     => 'string',
					'required' => true,
				),
			),
		)
	);
}

/** Signed by us, not yet expired, and not made to last longer than a link of ours. */
function may_preview( WP_REST_Request $request ): bool {
	$expires = (int) $request['expires'];
	$message = preview_message( (string) $request['type'], (int) $request['id'], $expires );
	return $expires >= time()
		&& $expires <= time() + PREVIEW_LIFETIME_S + SIGNATURE_TOLERANCE_S
		&& is_signature_of( $message, (string) $request['signature'] );
}

/**
 * The post as `/wp/v2/{type}/{id}` would return it, in any state, with the editor's unsaved changes; never cached.
 * `_embed`, `_fields` and `acf_format` work as they do there.
 *
 * @return WP_REST_Response
 * WP_Error
 */
function show_preview( WP_REST_Request $request ) {
	$post = get_post( (int) $request['id'] );
	if ( ! $post || type_of( $post->post_type ) !== $request['type'] || in_array( $post->post_status, array( 'trash', 'auto-draft' ), true ) ) {
		return new WP_Error( 'casino_unknown_draft', __( 'There is no such draft.', 'casino-headless' ), array( 'status' => 404 ) );
	}
	allow_reading( $post->ID );
	$controller = get_post_type_object( $post->post_type )->get_rest_controller();
	$request->set_param( 'context', 'view' );
	$response = $controller->prepare_item_for_response( with_unsaved_changes( $post ), $request );
	$response->header( 'Cache-Control', 'no-store' );
	$response->header( 'X-Robots-Tag', 'noindex, nofollow' );
	return $response;
}

/** Lets the rest of this request read one post: its featured image is embedded only if the post may be read. */
function allow_reading( int $post_id ): void {
	add_filter(
		'map_meta_cap',
		static function ( array $needed, string $capability, $user_id, array $arguments ) use ( $post_id ): array {
			return 'read_post' === $capability && (int) ( $arguments[0] ?? 0 ) === $post_id ? array( 'exist' ) : $needed;
		},
		10,
		4
	);
}

/**
 * A copy of the post without its password, which would hide its text, and with the newer text of its autosave, if it has one. WordPress reads the title once more by the
 * post's id instead of from this copy, so a filter replaces it.
 */
function with_unsaved_changes( WP_Post $post ): WP_Post {
	$shown    = clone $post;
	$autosave = wp_get_post_autosave( $post->ID );

	$shown->post_password = '';
	if ( $autosave && $autosave->post_modified_gmt > $post->post_modified_gmt ) {
		$shown->post_title   = $autosave->post_title;
		$shown->post_content = $autosave->post_content;
		$shown->post_excerpt = $autosave->post_excerpt;
		add_filter(
			'the_title',
			static function ( $title, $id = 0 ) use ( $post, $autosave ) {
				return (int) $id === $post->ID ? $autosave->post_title : $title;
			},
			0, // Before WordPress makes HTML of it.
			2
		);
	}
	return $shown;
}
