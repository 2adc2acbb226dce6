<?php
/**
 * Runs the PHP that comes on its input inside WordPress, as the administrator, and writes what it returns,
 * as JSON, to file descriptor 4: whatever it prints is only printed.
 */

// Cron is the server's: started from here while it is not up, it would only leave its lock behind.
define( 'DISABLE_WP_CRON', true );
$_SERVER['HTTP_HOST']   = (string) parse_url( (string) getenv( 'CASINO_WP_ORIGIN' ), PHP_URL_HOST );
$_SERVER['REQUEST_URI'] = '/';

require getenv( 'CASINO_WP_ROOT' ) . '/wp-load.php';
// With all rights that the administrator has on the web, unfiltered HTML among them.
wp_set_current_user( 1 );
kses_init();

$casino_result = ( static function () {
	return eval( (string) stream_get_contents( STDIN ) );
} )();

file_put_contents( 'php://fd/4', wp_json_encode( $casino_result, JSON_THROW_ON_ERROR ) );
