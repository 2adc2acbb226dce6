<?php
/**
 * Plugin Name:       Casino Headless
 * Description:       Content types, fields, languages, previews and instant publishing for the casino website, which shows this WordPress's content.
 * Version:           1.0.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * License:           GPL-2.0-or-later
 * Text Domain:       casino-headless
 *
 * @package Casino_Headless
 */

declare( strict_types=1 );

namespace Casino_Headless;

defined( 'ABSPATH' ) || exit;

const PLUGIN_FILE    = __FILE__;
const REST_NAMESPACE = 'casino/v1';

require __DIR__ . '/includes/settings.php';
require __DIR__ . '/includes/signature.php';
require __DIR__ . '/includes/content-types.php';
require __DIR__ . '/includes/excerpts.php';
require __DIR__ . '/includes/listings.php';
require __DIR__ . '/includes/refusals.php';
require __DIR__ . '/includes/themes-route.php';
require __DIR__ . '/includes/parent-categories.php';
require __DIR__ . '/includes/language.php';
require __DIR__ . '/includes/field-definitions.php';
require __DIR__ . '/includes/fields.php';
require __DIR__ . '/includes/field-values.php';
require __DIR__ . '/includes/field-saving.php';
require __DIR__ . '/includes/offer-gate.php';
require __DIR__ . '/includes/field-box.php';
require __DIR__ . '/includes/focal-point.php';
require __DIR__ . '/includes/old-slugs.php';
require __DIR__ . '/includes/preview.php';
require __DIR__ . '/includes/revalidation.php';
require __DIR__ . '/includes/shared-parts.php';
require __DIR__ . '/includes/delivery.php';
require __DIR__ . '/includes/failures.php';
require __DIR__ . '/includes/verdict.php';
require __DIR__ . '/includes/front-end.php';
require __DIR__ . '/includes/settings-page.php';

register_activation_hook( __FILE__, __NAMESPACE__ . '\\activate' );
register_deactivation_hook( __FILE__, __NAMESPACE__ . '\\deactivate' );

/** Registers the content types' addresses and creates the two parent categories. */
function activate(): void {
	register_content_types();
	ensure_parent_categories();
	changes(); // Discards the noted changes: the site knows the parents by their ids already.
	flush_rewrite_rules();
}

/** Forgets deliveries that were still to be tried again; content and settings stay. */
function deactivate(): void {
	wp_unschedule_hook( DELIVERY_HOOK );
	// Their addresses would be written down again otherwise.
	foreach ( content_types() as $facts ) {
		unregister_post_type( $facts['post_type'] );
	}
	flush_rewrite_rules();
}
