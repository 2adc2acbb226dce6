<?php
/**
 * For tests: reads `[{offer, rules, now}]` as JSON and writes what the plugin finds in each; without `rules`, by those of the
 * strictest market at that moment.
 *
 * @package Casino_Headless
 */

declare( strict_types=1 );

require __DIR__ . '/casino-headless/includes/offer-gate.php';

$asked = json_decode( (string) stream_get_contents( STDIN ), true, 512, JSON_THROW_ON_ERROR );
echo json_encode(
	array_map(
		static function ( array $one ) {
			return (object) Casino_Headless\judge_offer( $one['offer'], $one['rules'] ?? Casino_Headless\strictest_rules( $one['now'] ), $one['now'] );
		},
		$asked
	),
	JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE
);
