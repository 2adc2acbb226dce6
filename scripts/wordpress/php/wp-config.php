<?php
/**
 * The configuration of the WordPress that scripts/wordpress starts: everything comes from its environment.
 */

define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:' . getenv( 'CASINO_WP_SOCKET' ) );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
$table_prefix = 'wp_';

define( 'WP_HOME', getenv( 'CASINO_WP_ORIGIN' ) );
define( 'WP_SITEURL', WP_HOME );
define( 'WP_CONTENT_DIR', getenv( 'CASINO_WP_ROOT' ) . '/wp-content' );
define( 'CASINO_SITE_URL', getenv( 'CASINO_WP_SITE_URL' ) );
define( 'CASINO_REVALIDATE_SECRET', getenv( 'CASINO_WP_SECRET' ) );

foreach ( array( 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ) as $purpose ) {
	define( "{$purpose}_KEY", hash( 'sha256', "$purpose key" . CASINO_REVALIDATE_SECRET ) );
	define( "{$purpose}_SALT", hash( 'sha256', "$purpose salt" . CASINO_REVALIDATE_SECRET ) );
}

// Application passwords work without TLS on a local machine only.
define( 'WP_ENVIRONMENT_TYPE', 'local' );
// Warnings of the plugin are defects; they go to a file that the tests read.
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', getenv( 'CASINO_WP_ROOT' ) . '/debug.log' );
// It talks to the site and to itself, never to wordpress.org.
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'WP_ACCESSIBLE_HOSTS', '127.0.0.1,localhost' );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'DISALLOW_FILE_MODS', true );

require_once ABSPATH . 'wp-settings.php';
