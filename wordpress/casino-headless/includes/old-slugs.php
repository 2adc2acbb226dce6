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
// After WordPress's own, which does so for some types and some ways.
add_action( 'post_updated', __NAMESPACE__ . '\\remember_slug', 13, 3 );

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
		?? last_post_that_had( $type, $lang, $slug );
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

/** Of several posts that had a slug, the one that had it last. */
function last_post_that_had( string $type, string $lang, string $slug ): ?WP_Post {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress's own redirect asks the same, without an order.
	$ids = $wpdb->get_col(
		$wpdb->prepare(
			"SELECT post_id FROM {$wpdb->postmeta} WHERE meta_key = %s AND meta_value = %s ORDER BY meta_id DESC LIMIT 100",
			OLD_SLUG_META,
			$slug
		)
	);
	$conditions = array(
		'post__in' => $ids,
		'orderby'  => 'post__in',
	);
	return array() === $ids ? null : published_post( $type, $lang, $conditions );
}

/**
 * Records the slug under which a post was public. WordPress itself does so for types without a hierarchy, and only where
 * the post is published before and after: one that is taken back to a draft and comes again under another slug has none.
 */
function remember_slug( int $post_id, WP_Post $after, WP_Post $before ): void {
	$is_public = 'publish' === $after->post_status;
	if ( null === type_of( $before->post_type ) || 'publish' !== $before->post_status || '' === $before->post_name
		|| ( $is_public && $after->post_name === $before->post_name ) ) {
		return;
	}
	// Anew, so that it comes after the records of others that had the slug before.
	delete_post_meta( $post_id, OLD_SLUG_META, $before->post_name );
	add_post_meta( $post_id, OLD_SLUG_META, $before->post_name );
	if ( $is_public ) {
		delete_post_meta( $post_id, OLD_SLUG_META, $after->post_name );
	}
}
