<?php
/**
 * Slugs that changed: GET /wp-json/casino/v1/resolve?type=promotions&slug=old-name&lang=en responds with the current
 * slug, from the record that WordPress itself keeps (`_wp_old_slug`).
 *
 * @package Casino_Headless
 */

declare( strict_types=1 );

namespace Casino_Headless;

use WP_Error;
use WP_Post;
use WP_Query;
use WP_REST_Request;
use WP_REST_Response;

const OLD_SLUG_META = '_wp_old_slug';

/** By language. For any other the plugin says nothing, and the site says it in its own words. */
const MISSING_MESSAGES = array(
	'en' => 'This page could not be found',
	'es' => 'No se ha podido encontrar esta página',
);

add_action( 'rest_api_init', __NAMESPACE__ . '\\register_resolve_route' );
add_action( 'post_updated', __NAMESPACE__ . '\\remember_slug_of_page', 12, 3 );

/** The route; it reveals only what a published post shows. */
function register_resolve_route(): void {
	register_rest_route(
		REST_NAMESPACE,
		'/resolve',
		array(
			'methods'             => 'GET',
			'permission_callback' => '__return_true',
			'callback'            => __NAMESPACE__ . '\\resolve_slug',
			'args'                => array(
				'type' => array(
					'type'     => 'string',
					'enum'     => array_values( type_names() ),
					'required' => true,
				),
				'slug' => array(
					'type'      => 'string',
					'required'  => true,
					'minLength' => 1,
					'maxLength' => 200,
				),
				'lang' => array(
					'type' => 'string',
				),
			),
		)
	);
}

/**
 * `{type, slug, lang, moved}` of the published post that has the slug or had it; 404
 * `casino_unknown_slug` when none did. A post that has it now goes before one that had it.
 *
 * @return WP_REST_Response|WP_Error
 */
function resolve_slug( WP_REST_Request $request ) {
	$type = (string) $request['type'];
	// Not by a `sanitize_callback`: WordPress checks the type and the length only where there is none.
	$slug = sanitize_title( (string) $request['slug'], '', 'query' );
	$lang = (string) $request['lang'];
	// Without a name the query would find the newest post.
	$post = '' === $slug ? null : published_post( $type, $lang, array( 'name' => $slug ) )
		?? published_post(
			$type,
			$lang,
			array(
				'meta_key'   => OLD_SLUG_META, // phpcs:ignore WordPress.DB.SlowDBQuery -- WordPress's own redirect asks the same.
				'meta_value' => $slug, // phpcs:ignore WordPress.DB.SlowDBQuery
			)
		);
	if ( null === $post ) {
		return new WP_Error( 'casino_unknown_slug', missing_message( $type, $lang ), array( 'status' => 404 ) );
	}
	return new WP_REST_Response(
		array(
			'type'  => $type,
			'slug'  => $post->post_name,
			'lang'  => language_of( $post->ID ),
			'moved' => $post->post_name !== $slug,
		)
	);
}

/** What the site's page for an unknown address says to its readers, in their language. */
function missing_message( string $type, string $lang ): string {
	$message = MISSING_MESSAGES[ $lang ?: DEFAULT_LANGUAGE ] ?? '';
	/**
	 * Filters the message.
	 *
	 * @param string $message Plain text; the site shows 200 characters of it, and its own words where it is empty.
	 * @param string $type    The contract's name of the type.
	 * @param string $lang    The readers' language.
	 */
	return (string) apply_filters( 'casino_headless_missing_message', $message, $type, $lang );
}

/** The newest published post of a type and language that fits, or null. */
function published_post( string $type, string $lang, array $conditions ): ?WP_Post {
	$post_type = (string) post_type_of( $type );
	$query     = new WP_Query(
		$conditions + in_language( $lang, $post_type ) + array(
			'post_type'      => $post_type,
			'post_status'    => 'publish',
			'posts_per_page' => 1,
			'no_found_rows'  => true,
		)
	);
	return $query->posts[0] ?? null;
}

/** WordPress records the old slugs of all but hierarchical types; those of pages are recorded here in the same way. */
function remember_slug_of_page( int $post_id, WP_Post $after, WP_Post $before ): void {
	if ( 'page' !== $after->post_type || 'publish' !== $after->post_status || 'publish' !== $before->post_status
		|| $after->post_name === $before->post_name || '' === $before->post_name ) {
		return;
	}
	$old_slugs = get_post_meta( $post_id, OLD_SLUG_META );
	if ( ! in_array( $before->post_name, $old_slugs, true ) ) {
		add_post_meta( $post_id, OLD_SLUG_META, $before->post_name );
	}
	delete_post_meta( $post_id, OLD_SLUG_META, $after->post_name );
}
