<?php
/**
 * Forgets the settings. Content, fields and languages are the editors' and stay.
 *
 * @package Casino_Headless
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

foreach ( array( 'casino_headless_site_url', 'casino_headless_secret', 'casino_headless_failure' ) as $casino_headless_option ) {
	delete_option( $casino_headless_option );
}
