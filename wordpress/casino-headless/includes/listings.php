<?php
/**
 * Blocks that list other posts, or what WordPress itself would lead to, are left out of what is sent: the site makes its own
 * lists. WordPress fills such a block without asking which country a text is for, in which language it is, whether a password
 * keeps it, or whether an offer may be shown at all, and nobody would tell the site when one of them changes.
 *
 * @package Casino_Headless
 */

declare( strict_types=1 );

namespace Casino_Headless;

const LISTING_BLOCKS = array(
	'core/archives',
	'core/calendar',
	'core/categories',
	'core/comment-template',
	'core/comments',
	'core/home-link',
	'core/latest-comments',
	'core/latest-posts',
	'core/legacy-widget',
	'core/loginout',
	'core/navigation',
	'core/page-list',
	'core/post-comments',
	'core/post-comments-form',
	'core/post-content',
	'core/post-navigation-link',
	'core/post-template',
	'core/query',
	'core/rss',
	'core/search',
	'core/tag-cloud',
	'core/term-template',
	'core/terms-query',
);

add_filter( 'pre_render_block', __NAMESPACE__ . '\\without_listing', 10, 2 );
add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\\offer_no_listings' );

/**
 * Nothing in the place of such a block.
 *
 * @param string|null $html  What another filter has made of it; null: WordPress is to render it.
 * @param array       $block As it was parsed.
 */
function without_listing( ?string $html, array $block ): ?string {
	return in_array( $block['blockName'] ?? '', LISTING_BLOCKS, true ) ? '' : $html;
}

/** The editor does not offer them for new posts; in those that have one it stands as before. */
function offer_no_listings(): void {
	$names = (string) wp_json_encode( LISTING_BLOCKS );
	wp_add_inline_script(
		'wp-blocks',
		"wp.hooks.addFilter( 'blocks.registerBlockType', 'casino-headless/listings', ( settings, name ) => $names.includes( name )
			? { ...settings, supports: { ...settings.supports, inserter: false } } : settings );"
	);
}
