<?php
/**
 * This WordPress shows nothing to readers: links to its content lead to the site, and readers who open it are
 * redirected there. REST, the admin, the login, media files, robots.txt and cron are still served.
 *
 * @package Casino_Headless
 */

declare( strict_types=1 );

namespace Casino_Headless;

use WP_Post;

add_filter( 'post_type_link', __NAMESPACE__ . '\\link_to_site', 10, 4 );
add_filter( 'page_link', __NAMESPACE__ . '\\link_page_to_site', 10, 3 );
add_filter( 'robots_txt', __NAMESPACE__ . '\\keep_robots_out' );
add_filter( 'xmlrpc_enabled', '__return_false' );
add_filter( 'comments_open', '__return_false' );
add_action( 'admin_menu', __NAMESPACE__ . '\\hide_what_is_not_shown' );
add_action( 'template_redirect', __NAMESPACE__ . '\\send_reader_to_site', 1 );

/**
 * The address where the site shows a post, in its language.
 *
 * @param string  $link      WordPress's own.
 * @param WP_Post $post      The post.
 * @param bool    $leavename The editor passes a placeholder in the slug's place, and lets the slug be edited
 *                           only if the link contains it.
 * @param bool    $sample    Whether the link is for the address that a draft will have.
 */
function link_to_site( string $link, WP_Post $post, bool $leavename, bool $sample ): string {
	$facts = content_types()[ (string) type_of( $post->post_type ) ] ?? null;
	if ( null === $facts || ! has_address( $post, $sample ) ) {
		return $link;
	}
	$slug = $leavename ? "%$post->post_type%" : $post->post_name;
	return site_link( $facts['path'] . '/' . $slug, $post );
}

/** The same for pages, whose path is that of all their parents. */
function link_page_to_site( string $link, int $page_id, bool $sample ): string {
	$page = get_post( $page_id );
	if ( ! $page || ! has_address( $page, $sample ) ) {
		return $link;
	}
	$path = false === strpos( $link, '%pagename%' ) ? (string) get_page_uri( $page ) : '%pagename%';
	return site_link( shown_pages()[ $path ] ?? $path, $page );
}

/**
 * The only pages that the site shows, by their slugs, with their paths there.
 *
 * @return array<string, string>
 */
function shown_pages(): array {
	static $paths = null;
	$paths        = $paths ?? json_decode( (string) file_get_contents( __DIR__ . '/pages.json' ), true, 512, JSON_THROW_ON_ERROR );
	return $paths;
}

/** Whether the post has an address on the site: drafts have none, nor has any post while no site is set. */
function has_address( WP_Post $post, bool $sample ): bool {
	return '' !== site_origin() && ( $sample || 'publish' === $post->post_status );
}

/** A path on the site, below the prefix of the post's locale. */
function site_link( string $path, WP_Post $post ): string {
	$language = language_of( $post->ID );
	$prefix   = DEFAULT_LANGUAGE === $language ? '' : "/$language";
	return site_origin() . "$prefix/$path/";
}

/**
 * Redirects every page of the theme: a preview to its signed link, a post to its address on the site, others to the
 * site's home.
 */
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
		$why = is_preview()
			? __( 'There is nothing to see here. A preview is for who has logged in, once the address of the site and the secret are set.', 'casino-headless' )
			: __( 'There is nothing to see here. The address of the site is not set yet.', 'casino-headless' );
		wp_die( esc_html( $why ), '', array( 'response' => 404 ) );
	}
	// Not wp_safe_redirect(): the redirect is to another host by design, to the one that was set, as just checked.
	wp_redirect( $target, 302, 'Casino Headless' ); // phpcs:ignore WordPress.Security.SafeRedirect
	exit;
}

/** Search engines index the site, not its source. */
function keep_robots_out(): string {
	return "User-agent: *\nDisallow: /\n";
}

/** The site shows neither posts nor comments; one that an editor wrote would never appear. */
function hide_what_is_not_shown(): void {
	remove_menu_page( 'edit.php' );
	remove_menu_page( 'edit-comments.php' );
}
