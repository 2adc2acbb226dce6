<?php
/**
 * What the site could not be told, one entry for each change: kept until that change is delivered, and shown to editors
 * until then. Behind the next delivery that succeeds all of them are made: the site answers again.
 *
 * @package Casino_Headless
 */

declare( strict_types=1 );

namespace Casino_Headless;

use WP_Error;

const FAILURE_OPTION = 'casino_headless_failure';

/** Changes that a notice names; of others it says how many there are. */
const MOST_NAMED = 5;

/** Changes that are delivered behind one that succeeded; others follow behind the next. */
const MOST_MADE_UP_FOR = 50;

add_action( 'admin_notices', __NAMESPACE__ . '\\show_failures' );

/**
 * By `type/slug/lang`.
 *
 * @return array<string, array{change: array, since: int, message: string, next: ?int}>
 */
function failures(): array {
	// An entry of an earlier version of the plugin has another shape.
	return array_filter( (array) get_option( FAILURE_OPTION, array() ), 'is_array' );
}

/** What is kept of a change that was not delivered; null: nothing. */
function failure_of( array $change ): ?array {
	return failures()[ implode( '/', $change ) ] ?? null;
}

/**
 * Does some work while no other request does any: two that fail at the same moment would each write a list without the other's, of
 * failures and of WP-Cron's events. Where the database knows no locks it is done at once.
 */
function in_turn( callable $work ): void {
	global $wpdb;
	$quiet = $wpdb->suppress_errors();
	// A server's locks are those of all its databases.
	$lock = md5( DB_NAME . $wpdb->prefix . FAILURE_OPTION );
	// phpcs:disable WordPress.DB.DirectDatabaseQuery -- a lock is no data.
	$wpdb->query( $wpdb->prepare( 'SELECT GET_LOCK( %s, 5 )', $lock ) );
	// What this request has read before may be another's by now.
	foreach ( array( FAILURE_OPTION, 'cron', 'alloptions', 'notoptions' ) as $key ) {
		wp_cache_delete( $key, 'options' );
	}
	try {
		$work();
	} finally {
		$wpdb->query( $wpdb->prepare( 'SELECT RELEASE_LOCK( %s )', $lock ) );
		// phpcs:enable
		$wpdb->suppress_errors( $quiet );
	}
}

/**
 * Keeps that a change was not delivered.
 *
 * @param array    $change What changed.
 * @param WP_Error $reason Why not.
 * @param int|null $next   The attempt that WP-Cron has been left; null: it is tried no more.
 */
function keep_failure( array $change, WP_Error $reason, ?int $next ): void {
	$key      = implode( '/', $change );
	$failures = failures();

	$failures[ $key ] = array(
		'change'  => $change,
		'since'   => failure_of( $change )['since'] ?? time(),
		'message' => $reason->get_error_message(),
		'next'    => $next,
	);
	update_option( FAILURE_OPTION, $failures, false );
}

/**
 * Forgets that a change was not delivered, and the attempt that WP-Cron has been left.
 *
 * @param array      $change What has been delivered now.
 * @param array|null $known  What was kept of it before: another request may have failed with a later change meanwhile.
 */
function forget_failure( array $change, ?array $known ): void {
	in_turn(
		static function () use ( $change, $known ): void {
			if ( failure_of( $change ) === $known ) {
				remove_failure( $change );
			}
		}
	);
}

/** The same, in a turn. */
function remove_failure( array $change ): void {
	$failures = failures();
	$key      = implode( '/', $change );
	if ( isset( $failures[ $key ] ) ) {
		wp_clear_scheduled_hook( DELIVERY_HOOK, array_merge( array_values( $change ), array( $failures[ $key ]['next'] ) ) );
	}
	unset( $failures[ $key ] );
	if ( array() === $failures ) {
		delete_option( FAILURE_OPTION );
		return;
	}
	update_option( FAILURE_OPTION, $failures, false );
}

/** Delivers what was not delivered, now that the site answers; ends with the first that fails. */
function make_up_for_failures(): void {
	foreach ( array_slice( failures(), 0, MOST_MADE_UP_FOR ) as $failure ) {
		if ( true !== post_to_site( $failure['change'] ) ) {
			return;
		}
		forget_failure( $failure['change'], $failure );
	}
}

/**
 * What editors are told where the site could not be told of changes; empty once all of them are delivered.
 *
 * @return string[]
 */
function failure_words(): array {
	$given_up = array_filter( failures(), static fn ( array $failure ): bool => null === $failure['next'] );
	$words    = array();
	foreach ( array(
		/* translators: 1: what changed, 2: the reason, 3: day and time. */
		array( array_diff_key( failures(), $given_up ), __( 'The casino site could not be told of a change to %1$s (%2$s, since %3$s). It will be tried again; until then readers may see the older version.', 'casino-headless' ) ),
		/* translators: 1: what changed, 2: the reason, 3: day and time. */
		array( $given_up, __( 'The casino site could not be told of a change to %1$s (%2$s, since %3$s), and it is tried no more: readers may see the older version. When the site answers again, save the content once more, or let an administrator press "Try the connection" under Settings, Casino site.', 'casino-headless' ) ),
	) as list( $failures, $sentence ) ) {
		if ( array() !== $failures ) {
			$last    = end( $failures );
			$words[] = sprintf( $sentence, named( $failures ), $last['message'], wp_date( 'Y-m-d H:i', min( array_column( $failures, 'since' ) ) ) );
		}
	}
	return $words;
}

/** What changed, as `type/slug`; of a long list the first and how many more. */
function named( array $failures ): string {
	$names = array_unique( array_map( static fn ( array $failure ): string => $failure['change']['type'] . '/' . $failure['change']['slug'], array_values( $failures ) ) );
	$list  = implode( ', ', array_slice( $names, 0, MOST_NAMED ) );
	$more  = count( $names ) - MOST_NAMED;
	/* translators: 1: a list of what changed, 2: a number. */
	return $more > 0 ? sprintf( __( '%1$s and %2$d more', 'casino-headless' ), $list, $more ) : $list;
}

/** Notices above the pages of the admin. The block editor hides such; {@see verdict_on} says it there. */
function show_failures(): void {
	if ( ! current_user_can( 'edit_posts' ) ) {
		return;
	}
	foreach ( failure_words() as $words ) {
		printf( '<div class="notice notice-error"><p>%s</p></div>', esc_html( $words ) );
	}
}
