<?php
/**
 * What several posts show at once: an image, a pattern, a category, an author. When it changes, every post that shows it has
 * changed. The site takes all posts of a type for old when it is told of one (docs/contracts/api.md), so it is told of one of each.
 *
 * @package Casino_Headless
 */

declare( strict_types=1 );

namespace Casino_Headless;

use WP_Post;
use WP_Term;
use WP_User;

/** So many posts that hold one pattern are looked at: among them the site finds one of each type. */
const HOLDERS = 200;

/** What of an image's meta a reader can see: its file, its sizes, its words, and what stays in sight when it is cropped. */
const IMAGE_META = array( '_wp_attached_file', '_wp_attachment_metadata', '_wp_attachment_image_alt', FOCAL_POINT_META );

add_action( 'attachment_updated', __NAMESPACE__ . '\\note_changed_image' );
add_action( 'delete_attachment', __NAMESPACE__ . '\\note_changed_image' );
add_action( 'added_post_meta', __NAMESPACE__ . '\\note_changed_image_fact', 10, 3 );
add_action( 'updated_post_meta', __NAMESPACE__ . '\\note_changed_image_fact', 10, 3 );
add_action( 'deleted_post_meta', __NAMESPACE__ . '\\note_changed_image_fact', 10, 3 );
add_action( 'wp_after_insert_post', __NAMESPACE__ . '\\note_changed_pattern', 10, 2 );
add_action( 'before_delete_post', __NAMESPACE__ . '\\note_changed_pattern', 10, 2 );
add_action( 'created_category', __NAMESPACE__ . '\\note_category' );
add_action( 'edited_category', __NAMESPACE__ . '\\note_edited_category' );
add_action( 'delete_category', __NAMESPACE__ . '\\note_deleted_category', 10, 4 );
add_action( 'profile_update', __NAMESPACE__ . '\\note_changed_author', 10, 2 );

/** Notes a published post of each type that fits. */
function note_posts( array $query ): void {
	foreach ( array_keys( type_names() ) as $post_type ) {
		// Without `lang` Polylang would ask for the language that the admin is filtered by.
		$found = get_posts(
			$query + array(
				'post_type'   => $post_type,
				'post_status' => 'publish',
				'numberposts' => 1,
				'lang'        => '',
			)
		);
		foreach ( $found as $post ) {
			note_saved_post( $post->ID, $post, true, null );
		}
	}
}

/** An image was edited, or is about to be deleted: the posts that feature it show it. */
function note_changed_image( int $media_id ): void {
	if ( wp_attachment_is_image( $media_id ) ) {
		note_posts(
			array(
				'meta_key'   => '_thumbnail_id', // phpcs:ignore WordPress.DB.SlowDBQuery -- rare, and bounded.
				'meta_value' => (string) $media_id, // phpcs:ignore WordPress.DB.SlowDBQuery
			)
		);
	}
}

/**
 * An image got another file, as when it was cropped or turned, another alternative text or focal point.
 *
 * @param int|array<int> $meta_ids Of no use here.
 */
function note_changed_image_fact( $meta_ids, int $media_id, string $key ): void {
	if ( in_array( $key, IMAGE_META, true ) ) {
		note_changed_image( $media_id );
	}
}

/**
 * A synced pattern ("reusable block") was changed or is about to be deleted: posts refer to it by its number, also by way of
 * another pattern.
 *
 * @param array<int> $seen Patterns that are looked at already: two may hold each other.
 */
function note_changed_pattern( int $pattern_id, WP_Post $pattern, array $seen = array() ): void {
	if ( 'wp_block' !== $pattern->post_type || in_array( $pattern_id, $seen, true ) ) {
		return;
	}
	global $wpdb;
	$reference = '<!-- wp:block {"ref":' . $pattern_id;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress's own search drops what stands between words; rare, and bounded.
	$holders = $wpdb->get_col(
		$wpdb->prepare(
			"SELECT ID FROM {$wpdb->posts} WHERE post_status = 'publish' AND (post_content LIKE %s OR post_content LIKE %s)
			 ORDER BY post_date DESC LIMIT %d",
			'%' . $wpdb->esc_like( "$reference}" ) . '%',
			'%' . $wpdb->esc_like( "$reference," ) . '%',
			HOLDERS
		)
	);
	$told = array();
	foreach ( array_filter( array_map( 'get_post', $holders ) ) as $holder ) {
		if ( ! in_array( $holder->post_type, $told, true ) ) {
			$told[] = $holder->post_type;
			note_saved_post( $holder->ID, $holder, true, null );
		}
		note_changed_pattern( $holder->ID, $holder, array_merge( $seen, array( $pattern_id ) ) );
	}
}

/** A category was made or edited: the site's lists of providers and themes come from them. */
function note_category( int $term_id ): void {
	$term = get_term( $term_id, 'category' );
	if ( $term instanceof WP_Term ) {
		note( 'categories', $term->slug, DEFAULT_LANGUAGE );
	}
}

/** Its name stands on the cards of its posts, too. */
function note_edited_category( int $term_id ): void {
	note_category( $term_id );
	note_posts( array( 'category__in' => array( $term_id ) ) );
}

/**
 * A category was deleted.
 *
 * @param array<int> $post_ids The posts that were in it.
 */
function note_deleted_category( int $term_id, int $taxonomy_id, WP_Term $term, array $post_ids ): void {
	note( 'categories', $term->slug, DEFAULT_LANGUAGE );
	if ( array() !== $post_ids ) {
		note_posts( array( 'post__in' => $post_ids ) );
	}
}

/** Whoever wrote posts has another name. */
function note_changed_author( int $user_id, WP_User $before ): void {
	$user = get_userdata( $user_id );
	if ( $user && $user->display_name !== $before->display_name ) {
		note_posts( array( 'author' => $user_id ) );
	}
}
