<?php
/**
 * For tests: reads `[{offer, rules, now}]` as JSON and writes `{found, ms}`: what the plugin finds in each, and what the processor
 * worked for it. Without `rules`, by those of the strictest market at that moment.
 *
 * @package Casino_Headless
 */

declare( strict_types=1 );

require __DIR__ . '/casino-headless/includes/offer-gate.php';

/** What the processor has worked for our own code, ms, without the kernel's work for the memory that a large text needs. */
function processor_time(): float {
	$usage = getrusage();
	return $usage['ru_utime.tv_sec'] * 1000 + $usage['ru_utime.tv_usec'] / 1000;
}

$asked  = json_decode( (string) stream_get_contents( STDIN ), true, 512, JSON_THROW_ON_ERROR );
$before = processor_time();
$found  = array_map(
	static function ( array $one ) {
		return (object) Casino_Headless\judge_offer( $one['offer'], $one['rules'] ?? Casino_Headless\strictest_rules( $one['now'] ), $one['now'] );
	},
	$asked
);
echo json_encode(
	array(
		'found' => $found,
		'ms'    => processor_time() - $before,
	),
	JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE
);
