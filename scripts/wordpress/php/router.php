<?php
/**
 * What Apache's rewrite rules do, for PHP's own server: a file that exists is served or run, everything
 * else is WordPress's index.php.
 */

$root = getenv( 'CASINO_WP_ROOT' ) . '/';
$path = rawurldecode( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
// No file name holds a NUL byte, and realpath() throws at one.
$file = false === strpos( $path, "\0" ) ? realpath( $root . ltrim( $path, '/' ) ) : false;

if ( false !== $file && '/' !== $path ) {
	if ( is_file( $file ) || is_file( "$file/index.php" ) ) {
		return false;
	}
}

$_SERVER['SCRIPT_NAME'] = '/index.php';
$_SERVER['PHP_SELF']    = '/index.php';
unset( $_SERVER['PATH_INFO'] );
require $root . 'index.php';
