<?php
/**
 * What the site is told, and when: every change that a reader could see. One request can change a post many
 * times; each (type, slug, language) is told once, when the request is over and everything is stored. What several
 * posts show at once is in shared-parts.php.
 *
 * @package Casino_Headless
 */

declare( strict_types=1 );

namespace Casino_Headless;

use WP_Post;

add_action( 'wp_after_insert_post', __NAMESPACE__ . '\\note_saved_post', 10, 4 );
add_action( 'before_delete_post', __NAMESPACE__ . '\\note_deleted_post', 10, 2 );
add_action( 'add_post_meta', __NAMESPACE__ . '\\note_first_language', 10, 2 );
add_action( 'update_post_meta', __NAMESPACE__ . '\\note_changed_language', 10, 3 );
add_action( 'added_post_meta', __NAMESPACE__ . '\\note_changed_fact', 10, 3 );
add_action( 'updated_post_meta', __NAMESPACE__ . '\\note_changed_fact', 10, 3 );
add_action( 'deleted_post_meta', __NAMESPACE__ . '\\note_changed_fact', 10, 3 );
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

/** Published, changed, moved, made one of another type, taken back, binned: the old address and the new one, where they are public. */
function note_saved_post( int $post_id, WP_Post $post, bool $update, ?WP_Post $before ): void {
	foreach ( array( $before, $post ) as $state ) {
		$type = $state && 'publish' === $state->post_status ? type_of( $state->post_type ) : null;
		if ( null !== $type ) {
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

/**
 * A field or the featured image of a post was changed by itself, as from the command line.
 *
 * @param int|array<int> $meta_ids Of no use here.
 */
function note_changed_fact( $meta_ids, int $post_id, string $key ): void {
	$post = get_post( $post_id );
	if ( ! $post ) {
		return;
	}
	$is_field = str_starts_with( $key, FIELD_META_PREFIX ) || ( has_acf() && isset( fields_of( $post->post_type )[ $key ] ) );
	if ( $is_field || '_thumbnail_id' === $key ) {
		note_saved_post( $post_id, $post, true, null );
	}
}

/** At the end of the request: delivers everything noted without delaying the editor. */
function hand_over_changes(): void {
	$changes = changes();
	if ( array() !== $changes && is_configured() ) {
		send_without_waiting( $changes );
	}
}
