<?php
/**
 * Languages without a multilingual plugin: each post has one (a post meta, English by default), `?lang=` in REST
 * filters by it, and one slug can exist once in each. With Polylang or WPML active the languages are theirs: REST and the
 * webhook ask them for a post's language, and `?lang=` is passed on to them.
 *
 * @package Casino_Headless
 */

declare( strict_types=1 );

namespace Casino_Headless;

use WP_Post;
use WP_Query;
use WP_REST_Request;

const LANGUAGE_META    = 'lang';
const DEFAULT_LANGUAGE = 'en';
const LANGUAGE_QUERY   = 'casino_lang';

/**
 * The site's languages by their own names, a file that a test of the site writes (docs/how-to/language.md). A post is in a
 * language, not in a locale: it is shown in every locale of it.
 */
define(
	__NAMESPACE__ . '\\LANGUAGES',
	json_decode( (string) file_get_contents( __DIR__ . '/languages.json' ), true, 512, JSON_THROW_ON_ERROR )
);

add_action( 'init', __NAMESPACE__ . '\\register_language', 6 );
// Polylang asks once, before `init`.
add_filter( 'pll_get_post_types', __NAMESPACE__ . '\\translate_our_types', 10, 2 );

/** Whether another plugin manages languages. */
function has_multilingual_plugin(): bool {
	return function_exists( 'pll_get_post_language' ) || defined( 'ICL_SITEPRESS_VERSION' );
}

/**
 * The code of the language that a post is in, with or without a multilingual plugin. It may be none of ours, from another
 * plugin before: no list has such a post, and {@see refusals_of} tells its editor.
 */
function language_of( int $post_id ): string {
	if ( function_exists( 'pll_get_post_language' ) ) {
		return pll_get_post_language( $post_id ) ?: DEFAULT_LANGUAGE;
	}
	if ( defined( 'ICL_SITEPRESS_VERSION' ) ) {
		$details = apply_filters( 'wpml_post_language_details', null, $post_id );
		return is_array( $details ) ? (string) ( $details['language_code'] ?? DEFAULT_LANGUAGE ) : DEFAULT_LANGUAGE;
	}
	return (string) get_post_meta( $post_id, LANGUAGE_META, true ) ?: DEFAULT_LANGUAGE;
}

/** The code when it is one of ours, else null. */
function known_language( string $code ): ?string {
	return array_key_exists( $code, LANGUAGES ) ? $code : null;
}

/** `lang` in REST, and the stand-in unless a multilingual plugin is active. */
function register_language(): void {
	// Only Polylang Pro has it in REST itself.
	if ( ! defined( 'POLYLANG_PRO' ) ) {
		register_rest_language();
	}
	if ( ! has_multilingual_plugin() ) {
		register_stand_in();
	}
}

/** The language of a post in its response, and the parameter that asks for one. */
function register_rest_language(): void {
	$is_ours = ! has_multilingual_plugin();
	foreach ( array_keys( type_names() ) as $post_type ) {
		register_rest_field(
			$post_type,
			'lang',
			array(
				'get_callback'    => static function ( array $post ): string {
					return language_of( (int) ( $post['id'] ?? 0 ) );
				},
				'update_callback' => ! $is_ours ? null : static function ( string $code, WP_Post $post ): void {
					update_post_meta( $post->ID, LANGUAGE_META, $code );
				},
				'schema'          => array(
					'description' => __( 'Language of the content.', 'casino-headless' ),
					'type'        => 'string',
					'enum'        => array_keys( LANGUAGES ),
					'readonly'    => ! $is_ours,
					'context'     => array( 'view', 'edit', 'embed' ),
				),
			)
		);
		add_filter( "rest_{$post_type}_query", __NAMESPACE__ . '\\ask_for_language', 10, 2 );
	}
	add_filter( 'rest_post_search_query', __NAMESPACE__ . '\\ask_for_language', 10, 2 );
}

/** What keeps and finds the languages of posts where no other plugin does. */
function register_stand_in(): void {
	foreach ( array_keys( type_names() ) as $post_type ) {
		register_post_meta(
			$post_type,
			LANGUAGE_META,
			array(
				'type'              => 'string',
				'single'            => true,
				'sanitize_callback' => static function ( $value ): string {
					return known_language( (string) $value ) ?? DEFAULT_LANGUAGE;
				},
				'auth_callback'     => static function ( $allowed, $key, $post_id ): bool {
					return current_user_can( 'edit_post', $post_id );
				},
			)
		);
		add_filter( "rest_pre_insert_{$post_type}", __NAMESPACE__ . '\\expect_language', 10, 2 );
	}
	add_filter( 'posts_where', __NAMESPACE__ . '\\filter_by_language', 10, 2 );
	add_filter( 'wp_unique_post_slug', __NAMESPACE__ . '\\allow_slug_in_other_language', 10, 6 );
}

/** Has Polylang give our types languages without an editor's tick; its settings list them by themselves. */
function translate_our_types( array $post_types, bool $is_settings ): array {
	$ours = array_keys( type_names() );
	return $is_settings ? $post_types : $post_types + array_combine( $ours, $ours );
}

/** Passes `?lang=` on to the query. */
function ask_for_language( array $query, WP_REST_Request $request ): array {
	return in_language( (string) $request->get_param( 'lang' ), $query['post_type'] ) + $query;
}

/**
 * What a query for posts of a language has besides; an unknown language is ignored, as WordPress ignores parameters.
 *
 * @param string          $code       The language.
 * @param string|string[] $post_types Asked for.
 */
function in_language( string $code, $post_types ): array {
	if ( null === known_language( $code ) ) {
		return array();
	}
	// To Polylang `lang` is a taxonomy: it would find no post of a type that has no languages.
	$is_translated = function_exists( 'pll_is_translated_post_type' ) && pll_is_translated_post_type( $post_types );
	return array( LANGUAGE_QUERY => $code ) + ( $is_translated ? array( 'lang' => $code ) : array() );
}

/** Selects the posts of the language asked for; those without one are in the default one, as {@see language_of} has it. */
function filter_by_language( string $where, WP_Query $query ): string {
	global $wpdb;
	$code = known_language( (string) $query->get( LANGUAGE_QUERY ) );
	if ( null === $code ) {
		return $where;
	}
	$language = "SELECT meta_value FROM {$wpdb->postmeta} WHERE post_id = {$wpdb->posts}.ID AND meta_key = %s LIMIT 1";
	// phpcs:ignore WordPress.DB.PreparedSQL -- the only things put in beside placeholders are tables' names.
	return $where . $wpdb->prepare( " AND COALESCE( NULLIF( ( $language ), '' ), %s ) = %s", LANGUAGE_META, DEFAULT_LANGUAGE, $code );
}

/** A REST request that writes a post also sets its language, but WordPress decides the slug before that. */
function expect_language( object $post, WP_REST_Request $request ): object {
	expected_language( known_language( (string) $request['lang'] ) );
	return $post;
}

/**
 * The language that the post being saved is about to get, if its request says one.
 *
 * @param string|null ...$set One argument sets it.
 */
function expected_language( ?string ...$set ): ?string {
	static $expected = null;
	if ( array() !== $set ) {
		$expected = $set[0];
	}
	return $expected;
}

/**
 * Gives a post the slug that its editor wanted when only posts of other languages have it.
 *
 * @param string   $slug     What WordPress made of it, with a number behind when the wanted one was taken.
 * @param int|null $post_id  The post that wants it, with its language stored by now; null for a new one.
 * @param string   $status   Unused.
 * @param string   $type     Its post type.
 * @param int|null $parent   Its parent; slugs of pages are unique below one parent only.
 * @param string   $original What was wanted.
 */
function allow_slug_in_other_language( string $slug, ?int $post_id, string $status, string $type, ?int $parent, string $original ): string {
	global $wpdb;
	$post_id = (int) $post_id;
	if ( $slug === $original || null === type_of( $type ) ) {
		return $slug;
	}
	$others = $wpdb->get_col(
		$wpdb->prepare(
			"SELECT ID FROM {$wpdb->posts} WHERE post_name = %s AND post_type IN ( %s, 'attachment' ) AND post_parent = %d AND ID != %d",
			$original,
			$type,
			(int) $parent,
			$post_id
		)
	);
	$language = sent_language( $post_id ) ?? expected_language() ?? language_of( $post_id );
	foreach ( $others as $other ) {
		if ( 'attachment' === get_post_type( (int) $other ) || language_of( (int) $other ) === $language ) {
			return $slug;
		}
	}
	// No post has it: WordPress refused it for another reason (a feed's name, a number), so the plugin does too.
	return array() === $others ? $slug : $original;
}
