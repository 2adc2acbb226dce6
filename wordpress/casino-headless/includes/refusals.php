<?php
/**
 * What the site refuses. New slugs are made without the characters that its addresses cannot have; a text over its limit
 * is left out of lists, which would be refused whole; and the editor is told of both, and of a language that is none of the site's.
 *
 * @package Casino_Headless
 */

declare( strict_types=1 );

namespace Casino_Headless;

use WP_REST_Request;
use WP_REST_Response;

/** The characters of a slug (shared/contracts/wordpress.ts) and the length of a text (worker/content/content-limits.ts). */
const SLUG_CHARACTERS = '\p{L}\p{N}_-';
const LONGEST_CONTENT = 1500000;

add_filter( 'sanitize_title', __NAMESPACE__ . '\\without_refused_characters', 11, 3 ); // After WordPress has made a slug of it.
add_action( 'rest_api_init', __NAMESPACE__ . '\\keep_lists_short' );

/**
 * A slug as it is stored, without an emoji and the like. A query for posts has a context of its own, so those with a slug
 * from before are found by it; one for categories has the same as storing, so they are not.
 *
 * @param string $slug    What WordPress made of a title.
 * @param mixed  $raw     Unused.
 * @param string $context `save` for a slug that is stored.
 */
function without_refused_characters( string $slug, $raw, string $context ): string {
	if ( 'save' !== $context || false === strpos( $slug, '%' ) ) {
		return $slug;
	}
	$kept = preg_replace( array( '/[^' . SLUG_CHARACTERS . ']/u', '/-+/' ), array( '', '-' ), rawurldecode( $slug ) );
	return null === $kept ? $slug : strtolower( rawurlencode( trim( $kept, '-' ) ) );
}

/** For every type that the site shows. */
function keep_lists_short(): void {
	foreach ( array_keys( type_names() ) as $post_type ) {
		add_filter( "rest_prepare_$post_type", __NAMESPACE__ . '\\without_long_content', 10, 3 );
	}
}

/** The response of a list without a text over the limit. Whoever asks for the post by itself gets it whole. */
function without_long_content( WP_REST_Response $response, $post, WP_REST_Request $request ): WP_REST_Response {
	$data = $response->get_data();
	if ( empty( $request['id'] ) && empty( $request['slug'] ) && strlen( $data['content']['rendered'] ?? '' ) > LONGEST_CONTENT ) {
		$data['content']['rendered'] = '';
		$response->set_data( $data );
	}
	return $response;
}

/**
 * Why the site does not show a page, which has no place for pages of any name; empty where it does.
 *
 * @param string $post_type Of the post.
 * @param string $slug      As it is stored; empty before WordPress has made one.
 * @return string[]
 */
function misplacement_of( string $post_type, string $slug ): array {
	$shown = array_keys( shown_pages() );
	if ( 'page' !== $post_type || '' === $slug || in_array( rawurldecode( $slug ), $shown, true ) ) {
		return array();
	}
	/* translators: %s: slugs, with commas between them. */
	return array( sprintf( __( 'Of pages the site shows those with these slugs alone: %s. Write an article, a promotion or a review, which have addresses of their own.', 'casino-headless' ), implode( ', ', $shown ) ) );
}

/**
 * Why the site refuses a post, in words for the editor; empty where it does not.
 *
 * @param string $content  As it is stored.
 * @param string $slug     As it is stored; empty before WordPress has made one.
 * @param string $language The code of its language.
 * @return string[]
 */
function refusals_of( string $content, string $slug, string $language ): array {
	// As REST does it: blocks and shortcodes may make much of little, or little of much.
	$rendered = (string) apply_filters( 'the_content', $content ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals
	$is_slug  = '' === $slug || preg_match( '/^[' . SLUG_CHARACTERS . ']{1,200}$/u', rawurldecode( $slug ) );
	return array_keys(
		array_filter(
			array(
				__( 'Its slug has characters that no address of the site can have. Save the post: they are taken out.', 'casino-headless' ) => ! $is_slug,
				__( 'Its language is none of the site’s. Choose one of them.', 'casino-headless' ) => null === known_language( $language ),
				__( 'Its text is too long for the site. Images belong into the media library, not into the text.', 'casino-headless' ) => strlen( $rendered ) > LONGEST_CONTENT,
			)
		)
	);
}
