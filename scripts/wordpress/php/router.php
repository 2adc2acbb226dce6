<?php
/**
 * What Apache's rewrite rules do, for PHP's own server: a file that exists is served or run, everything
 * else is WordPress's index.php. ABSPATH is set here because Debian's files resolve to /usr/share/wordpress,
 * where another wp-config.php lies.
 */

define( 'ABSPATH', getenv( 'CASINO_WP_ROOT' ) . '/' );

$path = rawurldecode( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
$file = realpath( ABSPATH . ltrim( $path, '/' ) );

if ( false === strpos( $path, "\0" ) && false !== $file && '/' !== $path ) {
	if ( is_file( $file ) || is_file( "$file/index.php" ) ) {
		return false;
	}
}

$_SERVER['SCRIPT_NAME'] = '/index.php';
$_SERVER['PHP_SELF']    = '/index.php';
unset( $_SERVER['PATH_INFO'] );
require ABSPATH . 'index.php';
