<?php
/**
 * What the site is told, and when: every change that a reader could see. One request can change a post many
 * times; each (type, slug, language) is told once, when the request is over and everything is stored.
 *
 * @package Casino_Headless
 */

declare( strict_types=1 );

namespace Casino_Headless;

use WP_Post;

/** More posts than this under one changed image are left to the site's scheduled refresh. */
const POSTS_PER_IMAGE = 50;

add_action( 'wp_after_insert_post', __NAMESPACE__ . '\\note_saved_post', 10, 4 );
add_action( 'before_delete_post', __NAMESPACE__ . '\\note_deleted_post', 10, 2 );
add_action( 'add_post_meta', __NAMESPACE__ . '\\note_first_language', 10, 2 );
add_action( 'update_post_meta', __NAMESPACE__ . '\\note_changed_language', 10, 3 );
add_action( 'attachment_updated', __NAMESPACE__ . '\\note_changed_image' );
add_action( 'updated_post_meta', __NAMESPACE__ . '\\note_changed_image_fact', 10, 3 );
add_action( 'added_post_meta', __NAMESPACE__ . '\\note_changed_image_fact', 10, 3 );
add_action( 'created_category', __NAMESPACE__ . '\\note_category' );
add_action( 'edited_category', __NAMESPACE__ . '\\note_category' );
add_action( 'delete_category', __NAMESPACE__ . '\\note_deleted_category', 10, 3 );
add_action( 'shutdown', __NAMESPACE__ . '\\hand_over_changes' );

/**
 * The changes of this request. Called with one it notes it; called with null it gives all back and forgets them.
 *
 * @param array{type: string, slug: string, lang: string}|null $change A change to note.
 * @return array<int, array{type: string, slug: string, lang: string}>
 */
function changes( ?array $change = null ): array {
	static $noted = array();
	if ( null === $change ) {
		$taken = array_values( $noted );
		$noted = array();
		return $taken;
	}
	$noted[ implode( '|', $change ) ] = $change;
	return array();
}

/** Notes one change, if it has an address at all. */
function note( string $type, string $slug, string $lang ): void {
	if ( '' !== $slug ) {
		changes( compact( 'type', 'slug', 'lang' ) );
	}
}

/** Published, changed, moved, taken back, binned: the old address and the new one, where they are public. */
function note_saved_post( int $post_id, WP_Post $post, bool $update, ?WP_Post $before ): void {
	$type = type_of( $post->post_type );
	if ( null === $type ) {
		return;
	}
	foreach ( array( $before, $post ) as $state ) {
		if ( $state && 'publish' === $state->post_status ) {
			note( $type, $state->post_name, language_of( $post_id ) );
		}
	}
}

/** Deleted without going through the bin. */
function note_deleted_post( int $post_id, WP_Post $post ): void {
	note_saved_post( $post_id, $post, true, null );
}

/** The first language of a post: until now it counted as the default one. */
function note_first_language( int $post_id, string $key ): void {
	note_changed_language( 0, $post_id, $key );
}

/** Runs before the language changes, so that the address it leaves is told too. */
function note_changed_language( int $meta_id, int $post_id, string $key ): void {
	$post = LANGUAGE_META === $key ? get_post( $post_id ) : null;
	if ( $post ) {
		note_saved_post( $post_id, $post, true, null );
	}
}

/** An image was edited: the posts that feature it show it. */
function note_changed_image( int $media_id ): void {
	if ( ! wp_attachment_is_image( $media_id ) ) {
		return;
	}
	$posts = get_posts(
		array(
			'post_type'   => array_keys( type_names() ),
			'post_status' => 'publish',
			'numberposts' => POSTS_PER_IMAGE,
			'meta_key'    => '_thumbnail_id', // phpcs:ignore WordPress.DB.SlowDBQuery -- rare, and bounded.
			'meta_value'  => (string) $media_id, // phpcs:ignore WordPress.DB.SlowDBQuery
		)
	);
	foreach ( $posts as $post ) {
		note_saved_post( $post->ID, $post, true, null );
	}
}

/** An image got another alternative text or focal point. */
function note_changed_image_fact( int $meta_id, int $media_id, string $key ): void {
	if ( '_wp_attachment_image_alt' === $key || FOCAL_POINT_META === $key ) {
		note_changed_image( $media_id );
	}
}

/** A category was made or edited: the site's lists of providers and themes come from them. */
function note_category( int $term_id ): void {
	$term = get_term( $term_id, 'category' );
	if ( $term instanceof \WP_Term ) {
		note( 'categories', $term->slug, DEFAULT_LANGUAGE );
	}
}

/** A category was deleted. */
function note_deleted_category( int $term_id, int $taxonomy_id, \WP_Term $term ): void {
	note( 'categories', $term->slug, DEFAULT_LANGUAGE );
}

/** At the end of the request: delivers everything noted without delaying the editor. */
function hand_over_changes(): void {
	$changes = changes();
	if ( array() !== $changes && is_configured() ) {
		send_without_waiting( $changes );
	}
}
