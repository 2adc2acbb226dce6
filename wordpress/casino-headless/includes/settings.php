<?php
/**
 * The two settings. A constant in wp-config.php wins over what the settings page stored, so that a
 * deployment can keep the secret out of the database.
 *
 * @package Casino_Headless
 */

declare( strict_types=1 );

namespace Casino_Headless;

const SITE_URL_OPTION = 'casino_headless_site_url';
const SECRET_OPTION   = 'casino_headless_secret';

/** Where players see the content: an origin without a trailing slash, or '' when it is not set. */
function site_origin(): string {
	$value = defined( 'CASINO_SITE_URL' ) ? (string) CASINO_SITE_URL : (string) get_option( SITE_URL_OPTION, '' );
	return untrailingslashit( trim( $value ) );
}

/** Where the site takes what it is told: CASINO_DELIVERY_URL where WordPress reaches it at another origin than players do. */
function delivery_origin(): string {
	return defined( 'CASINO_DELIVERY_URL' ) ? untrailingslashit( trim( (string) CASINO_DELIVERY_URL ) ) : site_origin();
}

/** What both sides sign with: REVALIDATE_SECRET on the site. '' when it is not set. */
function shared_secret(): string {
	return defined( 'CASINO_REVALIDATE_SECRET' )
		? (string) CASINO_REVALIDATE_SECRET
		: (string) get_option( SECRET_OPTION, '' );
}

/** Whether the site can be told of changes and shown previews. */
function is_configured(): bool {
	return '' !== site_origin() && '' !== shared_secret();
}
