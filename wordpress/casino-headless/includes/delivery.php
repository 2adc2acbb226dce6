<?php
/**
 * How the site is told of changes: POST {site}/ops/revalidate, `{type, slug, lang}`, signed. The editor does not wait for
 * it where that can be. A failed delivery is tried again by WP-Cron after growing delays, and a notice is shown until it succeeds (failures.php).
 *
 *     the request that changed something
 *       ├─ PHP-FPM, LiteSpeed: the response is finished first, then the site is told
 *       ├─ cron, command line: no browser waits, the site is told at once
 *       └─ elsewhere: the changes are handed to /wp-json/casino/v1/deliver in a request of their own, with
 *          a cron event a minute later in case that request is lost; where it is refused (this WordPress does
 *          not reach itself, as in some containers), the site is told at once, and the editor waits after all
 *
 * @package Casino_Headless
 */

declare( strict_types=1 );

namespace Casino_Headless;

use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

const DELIVERY_HOOK    = 'casino_headless_deliver';
const DELIVERY_LIMIT_S = 5;

/** cURL waits for no shorter time. */
const HANDOVER_LIMIT_S = 1;

/** Waiting before the second and each further attempt. */
const RETRY_DELAYS_S = array( 60, 300, 900, 3600, 21600 );

add_action( DELIVERY_HOOK, __NAMESPACE__ . '\\deliver', 10, 4 );
add_action( 'rest_api_init', __NAMESPACE__ . '\\register_delivery_route' );

/**
 * Chooses a delivery that does not delay the response.
 *
 * @param array<int, array{type: string, slug: string, lang: string}> $changes What changed.
 */
function send_without_waiting( array $changes ): void {
	if ( wp_doing_cron() || 'cli' === PHP_SAPI || finish_answer() ) {
		deliver_all( $changes );
		return;
	}
	in_turn(
		static function () use ( $changes ): void {
			foreach ( $changes as $change ) {
				retry_later( $change, 0 );
			}
		}
	);
	if ( ! hand_over( $changes ) ) {
		deliver_all( $changes );
	}
}

/** Hands the changes to this WordPress itself; false where it was refused or not reached. Who has it and does not answer in time is at work. */
function hand_over( array $changes ): bool {
	$body      = (string) wp_json_encode( $changes );
	$timestamp = (string) time();
	$response  = wp_remote_post(
		rest_url( REST_NAMESPACE . '/deliver' ),
		array(
			'timeout'     => HANDOVER_LIMIT_S,
			'redirection' => 0,
			// The same setting as for WordPress's own request to its cron.
			'sslverify'   => apply_filters( 'https_local_ssl_verify', false ), // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals
			'headers'     => array(
				'Content-Type' => 'application/json',
				'X-Timestamp'  => $timestamp,
				'X-Signature'  => 'sha256=' . sign( handover_message( $timestamp, $body ) ),
			),
			'body'        => $body,
		)
	);
	// "Operation timed out" is cURL's for an answer; a connection or a name that did not come in time it says otherwise.
	return is_wp_error( $response )
		? str_contains( $response->get_error_message(), 'Operation timed out' )
		: 204 === wp_remote_retrieve_response_code( $response );
}

/** Ends the response to the browser while PHP goes on; false where the server cannot. */
function finish_answer(): bool {
	if ( function_exists( 'fastcgi_finish_request' ) ) {
		return fastcgi_finish_request();
	}
	if ( function_exists( 'litespeed_finish_request' ) ) {
		return litespeed_finish_request();
	}
	return false;
}

/** Tells the site of each change, and removes the attempt that was scheduled in case this request was lost. */
function deliver_all( array $changes ): void {
	foreach ( $changes as $change ) {
		in_turn( static fn () => wp_clear_scheduled_hook( DELIVERY_HOOK, array( $change['type'], $change['slug'], $change['lang'], 1 ) ) );
		deliver( $change['type'], $change['slug'], $change['lang'], 0 );
	}
}

/**
 * Tells the site of one change; also what WP-Cron calls.
 *
 * @param string $type    The contract's name of the type.
 * @param string $slug    Its slug, the old one when it has moved away or gone.
 * @param string $lang    Language code.
 * @param int    $attempt From 0; how many were made before.
 */
function deliver( string $type, string $slug, string $lang, int $attempt ): void {
	$change = compact( 'type', 'slug', 'lang' );
	$known  = failure_of( $change );
	$result = post_to_site( $change );
	if ( true === $result ) {
		forget_failure( $change, $known );
		make_up_for_failures();
		return;
	}
	in_turn(
		static function () use ( $change, $result, $attempt ): void {
			keep_failure( $change, $result, isset( RETRY_DELAYS_S[ $attempt ] ) ? $attempt + 1 : null );
			retry_later( $change, $attempt );
		}
	);
}

/** One POST to the site: true, or why not. */
function post_to_site( array $change ) {
	$body     = (string) wp_json_encode( $change );
	$response = wp_remote_post(
		delivery_origin() . '/ops/revalidate',
		array(
			'timeout'     => DELIVERY_LIMIT_S,
			'redirection' => 0,
			'headers'     => webhook_headers( $body ),
			'body'        => $body,
		)
	);
	$status = (int) wp_remote_retrieve_response_code( $response );
	$result = true;
	if ( is_wp_error( $response ) ) {
		$result = $response;
	} elseif ( $status < 200 || $status >= 300 ) {
		/* translators: %d: an HTTP status code. */
		$result = new WP_Error( 'casino_refused', sprintf( __( 'the site answered %d', 'casino-headless' ), $status ) );
	}
	log_delivery( $change, $status, (string) wp_remote_retrieve_header( $response, 'traceresponse' ), $result );
	return $result;
}

/**
 * One line of PHP's error log, by the names of the site's own log (docs/operations.md): `npm run logs` reads it, and its
 * trace leads to the site's line about the same delivery.
 *
 * @param array         $change        What changed.
 * @param int           $status        The site's answer; 0: none.
 * @param string        $traceresponse W3C: `00-{trace}-{span}-{flags}`; empty where the site said none.
 * @param true|WP_Error $result        What came of it.
 */
function log_delivery( array $change, int $status, string $traceresponse, $result ): void {
	$line = array(
		'timestamp'           => gmdate( 'Y-m-d\TH:i:s\Z' ),
		'severity_text'       => true === $result ? 'INFO' : 'WARN',
		'event_name'          => 'delivery',
		'body'                => implode( ' ', $change ),
		'http.request.method' => 'POST',
		'server.address'      => (string) wp_parse_url( delivery_origin(), PHP_URL_HOST ),
		'url.path'            => '/ops/revalidate',
	);
	if ( 1 === preg_match( '/^00-([0-9a-f]{32})-/', $traceresponse, $found ) ) {
		$line['trace_id'] = $found[1];
	}
	if ( $status > 0 ) {
		$line['http.response.status_code'] = $status;
	}
	if ( true !== $result ) {
		$line['casino.errors'] = array( $result->get_error_message() );
	}
	error_log( (string) wp_json_encode( $line, JSON_UNESCAPED_SLASHES ) ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log
}

/** Leaves the next attempt to WP-Cron, until the delays are used up. */
function retry_later( array $change, int $attempt ): void {
	if ( isset( RETRY_DELAYS_S[ $attempt ] ) ) {
		$arguments = array( $change['type'], $change['slug'], $change['lang'], $attempt + 1 );
		wp_schedule_single_event( time() + RETRY_DELAYS_S[ $attempt ], DELIVERY_HOOK, $arguments );
	}
}

/** The route where this WordPress hands itself the changes of a request that must not wait. */
function register_delivery_route(): void {
	register_rest_route(
		REST_NAMESPACE,
		'/deliver',
		array(
			'methods'             => 'POST',
			'permission_callback' => __NAMESPACE__ . '\\is_handed_over_by_us',
			'callback'            => __NAMESPACE__ . '\\accept_handover',
		)
	);
}

/** Signed with our secret, within the tolerance of the clock. */
function is_handed_over_by_us( WP_REST_Request $request ): bool {
	$timestamp = (string) $request->get_header( 'X-Timestamp' );
	$signature = (string) $request->get_header( 'X-Signature' );
	return abs( time() - (int) $timestamp ) <= SIGNATURE_TOLERANCE_S
		&& 0 === strpos( $signature, 'sha256=' )
		&& is_signature_of( handover_message( $timestamp, $request->get_body() ), substr( $signature, 7 ) );
}

/** Goes on after the caller has disconnected, which it does at once. */
function accept_handover( WP_REST_Request $request ): WP_REST_Response {
	ignore_user_abort( true );
	deliver_all( (array) $request->get_json_params() );
	return new WP_REST_Response( null, 204 );
}
