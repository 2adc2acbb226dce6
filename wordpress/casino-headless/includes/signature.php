<?php
/**
 * Everything that is signed, and how: HMAC-SHA256 in lower-case hex, with the shared secret. Each purpose signs a
 * message of its own form, so that a signature for one purpose is not valid for another.
 *
 * @package Casino_Headless
 */

declare( strict_types=1 );

namespace Casino_Headless;

/**
 * How long what this WordPress has signed for itself stays good, and how far ahead the end of a preview may lie. The site takes a
 * delivery for 120 s: the clocks of the two machines may be so far apart.
 */
const SIGNATURE_TOLERANCE_S = 300;

/** The signature of a message, or '' without a secret (which {@see is_signature_of} never accepts). */
function sign( string $message ): string {
	$secret = shared_secret();
	return '' === $secret ? '' : hash_hmac( 'sha256', $message, $secret );
}

/** Compares in constant time; an unset secret verifies nothing. */
function is_signature_of( string $message, string $given ): bool {
	$expected = sign( $message );
	return '' !== $expected && hash_equals( $expected, $given );
}

/** The webhook's headers: the site verifies HMAC( secret, timestamp + "." + body ). */
function webhook_headers( string $body ): array {
	$timestamp = (string) time();
	return array(
		'Content-Type' => 'application/json',
		'X-Timestamp'  => $timestamp,
		'X-Signature'  => 'sha256=' . sign( $timestamp . '.' . $body ),
	);
}

/** What a preview link signs. */
function preview_message( string $type, int $id, int $expires ): string {
	return "preview.$type.$id.$expires";
}

/** What this WordPress signs when it hands deliveries to itself. */
function handover_message( string $timestamp, string $body ): string {
	return "deliver.$timestamp.$body";
}
