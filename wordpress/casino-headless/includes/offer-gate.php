<?php
/**
 * Judges an offer while its editor writes, as the site does before it shows one (docs/how-to/offer.md): by the patterns of
 * the site, which lie beside this file, and by the rules of the strictest market.
 *
 * This file needs nothing of WordPress.
 *
 * @package Casino_Headless
 */

declare( strict_types=1 );

namespace Casino_Headless;

/**
 * Everything that keeps an offer from being shown; empty for one that may be shown.
 *
 * @param array $offer Plain texts `title`, `teaser`, `body`, `terms`; `full_terms`, `min_deposit`, `code` or null;
 *                     `wagering` or null; `starts_at` and `ends_at` in seconds, null for none, false for no date.
 * @param array $rules As strictest_rules.
 * @param int   $now   In seconds: an offer that ended before is over.
 * @return array<string, string> What is wrong in words, by its kind.
 */
function judge_offer( array $offer, array $rules, int $now ): array {
	$claim = normal_text( $offer['title'] . '. ' . $offer['teaser'] );
	$terms = normal_text( $offer['terms'] );
	$all   = "$claim . $terms . " . normal_text( $offer['body'] ?? '' );
	return array_filter(
		array(
			'cap'      => cap_breach( $offer, $all, $rules['wagering_cap'] ),
			'product'  => $rules['single_product'] ? product_breach( $all ) : '',
			'terms'    => terms_breach( $offer, $terms, $claim ),
			'link'     => null === $offer['full_terms'] ? 'It has no link to its full terms.' : '',
			'age'      => matches_pattern( str_replace( '{age}', $rules['age'], offer_patterns()['age'] ), $terms ) ? '' : "Its significant terms do not say {$rules['age']}+.",
			'dates'    => dates_breach( $offer, $claim, $now ),
			'personal' => $rules['no_personal'] && matches_pattern( offer_patterns()['personal'], $all ) ? 'It is for chosen players only, which this market forbids.' : '',
		)
	);
}

function cap_breach( array $offer, string $all, ?int $cap ): string {
	if ( null === $cap ) {
		return '';
	}
	$multiples = wagering_in( $all );
	if ( null !== $offer['wagering'] ) {
		$multiples[] = (float) $offer['wagering'];
	}
	$highest = max( array_merge( array( 0.0 ), $multiples ) );
	return $highest <= $cap ? '' : sprintf( 'The bonus is to be wagered %s times; at most %d is allowed.', round( $highest, 1 ), $cap );
}

/** The pattern ends where a number begins, and is shorter: the whole sentence before each number would be the square of it. */
const LONGEST_NOT_MEANT = 40;

/** Each multiple of the bonus that a text asks to be wagered. */
function wagering_in( string $text ): array {
	$patterns  = offer_patterns();
	$with_both = with_deposit( $text );
	$found     = array();
	foreach ( sentences_of( $text ) as $sentence ) {
		$factor = matches_pattern( $patterns['depositToo'], $sentence ) ? $with_both : 1;
		foreach ( $patterns['wagering'] as $pattern ) {
			preg_match_all( expression( $pattern ), $sentence, $matches, PREG_SET_ORDER | PREG_OFFSET_CAPTURE );
			foreach ( $matches as list( , list( $times, $end ) ) ) {
				$start = max( 0, $end - LONGEST_NOT_MEANT );
				// Without the rest of a letter that it may begin with.
				$before = ltrim( substr( $sentence, $start, $end - $start ), "\x80..\xbf" );
				if ( ! matches_pattern( $patterns['notMeant'], $before ) ) {
					$found[] = (float) $times * $factor;
				}
			}
		}
	}
	$total = number_in( $patterns['wagerTotal'], $text );
	$bonus = number_in( $patterns['bonusAmount'], $text );
	if ( null !== $total && $bonus ) {
		$found[] = $total / $bonus;
	}
	return $found;
}

/** How much more it is to wager the deposit too: a 50 % bonus comes with a deposit of twice its size. */
function with_deposit( string $text ): float {
	$match = number_in( offer_patterns()['match'], $text );
	return $match ? 1 + 100 / $match : 2;
}

function product_breach( string $all ): string {
	$patterns = offer_patterns();
	if ( matches_pattern( $patterns['anyProduct'], $all ) ) {
		return '';
	}
	$meant    = implode( ' . ', array_map( __NAMESPACE__ . '\\without_negated', sentences_of( $all ) ) );
	$products = array();
	foreach ( $patterns['products'] as $name => $pattern ) {
		if ( matches_pattern( $pattern, $meant ) ) {
			$products[] = $name;
		}
	}
	return count( $products ) < 2 ? '' : sprintf( 'It joins %s; an offer may concern one product.', implode( ' and ', $products ) );
}

/** A sentence without what it leaves out: "slots only, bingo does not count" is about slots. */
function without_negated( string $sentence ): string {
	$patterns = offer_patterns();
	if ( preg_match( expression( $patterns['negatedTo'] ), $sentence, $match, PREG_OFFSET_CAPTURE ) ) {
		$before = substr( $sentence, 0, $match[0][1] );
		$cut    = max( (int) strrpos( $before, ',' ), (int) strrpos( $before, ':' ) );
		return substr( $before, 0, $cut );
	}
	if ( preg_match( expression( $patterns['negatedFrom'] ), $sentence, $match, PREG_OFFSET_CAPTURE ) ) {
		return substr( $sentence, 0, $match[0][1] );
	}
	return $sentence;
}

function terms_breach( array $offer, string $terms, string $claim ): string {
	if ( '' === $terms ) {
		return 'It has no significant terms.';
	}
	$patterns   = offer_patterns();
	$both       = "$claim . $terms";
	$is_deposit = null !== $offer['min_deposit']
		|| ( matches_pattern( $patterns['deposit'], $both ) && ! matches_pattern( $patterns['noDeposit'], $both ) );
	$code       = $offer['code'];
	$missing    = array_keys(
		array_filter(
			array(
				'the smallest deposit'                   => $is_deposit && ! ( matches_pattern( $patterns['deposit'], $terms ) && matches_pattern( $patterns['amount'], $terms ) ),
				'how often winnings or bonus are wagered' => matches_pattern( $patterns['reward'], $both ) && ! matches_pattern( $patterns['wageringStated'], $terms ),
				'how long it is valid'                   => null === $offer['ends_at'] && ! matches_pattern( $patterns['period'], $terms ),
				'the largest bonus'                      => matches_pattern( $patterns['percentBonus'], $both ) && ! matches_pattern( $patterns['maximum'], $terms ),
				'the code'                               => null !== $code && false === strpos( $terms, mb_strtolower( $code ) ) && ! matches_pattern( '\b(?:code|código)\b', $terms ),
			)
		)
	);
	return $missing ? sprintf( 'Its significant terms do not say %s.', implode( ', nor ', $missing ) ) : '';
}

function dates_breach( array $offer, string $claim, int $now ): string {
	list( 'starts_at' => $start, 'ends_at' => $end ) = $offer;
	if ( false === $start ) {
		return 'Its start is no date.';
	}
	if ( false === $end ) {
		return 'Its end is no date.';
	}
	if ( null === $end ) {
		return matches_pattern( offer_patterns()['limited'], $claim ) ? 'It says that it ends soon, and has no end.' : '';
	}
	if ( null !== $start && $end <= $start ) {
		return 'It ends before it begins.';
	}
	return $end <= $now ? 'It is over.' : '';
}

/**
 * What the strictest market asks of an offer at a moment, in seconds: Great Britain's duties, in a file that a test of the
 * site writes from its table of markets (docs/how-to/offer.md). Before the first of its days, as on that day.
 *
 * @return array{wagering_cap: ?int, single_product: bool, no_personal: bool, age: string}
 */
function strictest_rules( int $now ): array {
	static $changes = null;
	if ( null === $changes ) {
		$changes = json_decode( (string) file_get_contents( __DIR__ . '/offer-rules.json' ), true, 512, JSON_THROW_ON_ERROR );
	}
	$rules = $changes[0]['rules'];
	foreach ( $changes as $change ) {
		if ( $change['from'] <= $now ) {
			$rules = $change['rules'];
		}
	}
	return $rules;
}

/** The patterns of the site: a copy of its `offer-patterns.json`. */
function offer_patterns(): array {
	static $patterns = null;
	if ( null === $patterns ) {
		$patterns = json_decode( (string) file_get_contents( __DIR__ . '/offer-patterns.json' ), true, 512, JSON_THROW_ON_ERROR );
	}
	return $patterns;
}

/** Small letters, single spaces, and numbers in digits. */
function normal_text( string $text ): string {
	$plain = trim( (string) preg_replace( '/[\s\x{00a0}\x{202f}]+/u', ' ', mb_strtolower( $text ) ) );
	foreach ( offer_patterns()['numbers'] as $word => $number ) {
		$plain = (string) preg_replace( expression( "(?<![a-záéíóú-])$word(?![a-záéíóú-])" ), (string) $number, $plain );
	}
	return $plain;
}

/** Cut at full stops and the like; not inside a number, as in 1.000 or 2.5. */
function sentences_of( string $text ): array {
	return (array) preg_split( '/[.;!?](?![0-9])/u', $text );
}

function number_in( string $pattern, string $text ): ?float {
	if ( ! preg_match( expression( $pattern ), $text, $match ) ) {
		return null;
	}
	$groups = array_values( array_filter( array_slice( $match, 1 ), 'strlen' ) );
	return isset( $groups[0] ) ? (float) str_replace( ',', '', $groups[0] ) : null;
}

function matches_pattern( string $pattern, string $text ): bool {
	return 1 === preg_match( expression( $pattern ), $text );
}

/** The pattern as PHP writes it. */
function expression( string $pattern ): string {
	return '~' . $pattern . '~u';
}
