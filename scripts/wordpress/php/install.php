<?php
/**
 * Creates the database, installs WordPress with its own function, switches the plugin on. Arguments: user name, password.
 */

// Cron is the server's: started from here while it is not up, it would only leave its lock behind.
define( 'DISABLE_WP_CRON', true );
define( 'WP_INSTALLING', true );
$_SERVER['HTTP_HOST']   = (string) parse_url( (string) getenv( 'CASINO_WP_ORIGIN' ), PHP_URL_HOST );
$_SERVER['REQUEST_URI'] = '/';

$database = new mysqli( null, 'root', '', '', 0, getenv( 'CASINO_WP_SOCKET' ) );
$database->query( 'CREATE DATABASE IF NOT EXISTS wordpress CHARACTER SET utf8mb4' );
$database->close();

/** Stands in front of WordPress's own: no mail is sent. */
function wp_new_blog_notification() {}

require getenv( 'CASINO_WP_ROOT' ) . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

// WordPress would ask itself over HTTP whether these work; the server is not up yet, and they do.
$pretty = static function () {
	return '/%postname%/';
};
add_filter( 'pre_option_permalink_structure', $pretty );
wp_install( 'Casino content', $argv[1], 'editor@cms.example', true, '', wp_slash( $argv[2] ) );
remove_filter( 'pre_option_permalink_structure', $pretty );

global $wp_rewrite;
$wp_rewrite->set_permalink_structure( '/%postname%/' );
foreach ( get_posts( array( 'post_type' => array( 'post', 'page' ), 'post_status' => 'any', 'numberposts' => -1 ) ) as $sample ) {
	wp_delete_post( $sample->ID, true );
}

switch_theme( 'blank' );

$result = activate_plugin( 'casino-headless/casino-headless.php' );
if ( is_wp_error( $result ) ) {
	fwrite( STDERR, $result->get_error_message() . "\n" );
	exit( 1 );
}
