<?php
/**
 * This WordPress shows nothing to readers: its addresses of content are the site's, and whoever opens it is
 * sent there. REST, the admin, the login, media files, robots.txt and cron stay.
 *
 * @package Casino_Headless
 */

declare( strict_types=1 );

namespace Casino_Headless;

use WP_Post;

add_filter( 'post_type_link', __NAMESPACE__ . '\\link_to_site', 10, 2 );
add_filter( 'page_link', __NAMESPACE__ . '\\link_page_to_site', 10, 2 );
add_filter( 'robots_txt', __NAMESPACE__ . '\\keep_robots_out' );
add_filter( 'xmlrpc_enabled', '__return_false' );
add_action( 'template_redirect', __NAMESPACE__ . '\\send_reader_to_site', 1 );

/** Where the site shows a published post, in its language. */
function link_to_site( string $link, WP_Post $post ): string {
	$facts = content_types()[ (string) type_of( $post->post_type ) ] ?? null;
	// The editor asks with a placeholder where the slug goes, and lets it be edited only if it finds it again.
	$slug = false === strpos( $link, '%postname%' ) ? $post->post_name : '%postname%';
	return null === $facts ? $link : site_link( $facts['path'] . '/' . $slug, $post, $link );
}

/** The same for pages, whose path is that of all their parents. */
function link_page_to_site( string $link, int $post_id ): string {
	$page = get_post( $post_id );
	if ( ! $page ) {
		return $link;
	}
	$path = false === strpos( $link, '%pagename%' )
		? (string) get_page_uri( $page )
		: ltrim( ( $page->post_parent ? get_page_uri( $page->post_parent ) : '' ) . '/%pagename%', '/' );
	return site_link( $path, $page, $link );
}

/** A path on the site, or the link as it was: unpublished posts have no address there, nor has anything without a site. */
function site_link( string $path, WP_Post $post, string $link ): string {
	if ( '' === site_origin() || 'publish' !== $post->post_status ) {
		return $link;
	}
	$language = language_of( $post->ID );
	$prefix   = DEFAULT_LANGUAGE === $language ? '' : "/$language";
	return site_origin() . "$prefix/$path/";
}

/** Every page of the theme: a signed preview for an editor, the same path on the site for everybody else. */
function send_reader_to_site(): void {
	if ( is_robots() || is_favicon() ) {
		return;
	}
	$post = get_queried_object();
	if ( is_preview() && $post instanceof WP_Post ) {
		$target = link_to_preview( '', $post );
	} elseif ( is_singular() && $post instanceof WP_Post && null !== type_of( $post->post_type ) ) {
		$target = (string) get_permalink( $post );
	} else {
		$target = '' === site_origin() ? '' : site_origin() . '/';
	}
	if ( '' === $target || wp_parse_url( $target, PHP_URL_HOST ) !== wp_parse_url( site_origin(), PHP_URL_HOST ) ) {
		wp_die( esc_html__( 'There is nothing to see here. The address of the site is not set yet.', 'casino-headless' ), '', array( 'response' => 404 ) );
	}
	// Not wp_safe_redirect(): the host is another one by design, and it is the one that was set, as just checked.
	wp_redirect( $target, 302, 'Casino Headless' ); // phpcs:ignore WordPress.Security.SafeRedirect
	exit;
}

/** Search engines index the site, not its source. */
function keep_robots_out(): string {
	return "User-agent: *\nDisallow: /\n";
}
