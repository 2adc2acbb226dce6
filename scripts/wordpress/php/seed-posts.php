<?php
/**
 * The posts that a new WordPress gets: some of each type in both languages, and the odd ones that docs/contracts/upstreams.md names.
 */

require_once __DIR__ . '/seed-blocks.php';

/**
 * `type`, `title`, `slug`, `content` and what differs from the usual: published, English, with a featured image.
 */
function casino_seed_posts( int $image, array $terms ): array {
	$text = static function ( string ...$paragraphs ): string {
		return implode( "\n\n", array_map( 'casino_paragraph', $paragraphs ) );
	};
	$intro = 'Written by the editors of this WordPress, and shown by the site.';

	return array(
		array( 'type' => 'provider', 'slug' => 'brass-orrery', 'title' => 'Brass Orrery', 'content' => $text( 'Clockwork slots from a small workshop.', $intro ), 'categories' => array( $terms['brass-orrery'] ), 'acf' => array( 'founded' => '2014', 'town' => 'Porto', 'country' => 'Portugal', 'people' => '41' ) ),
		array( 'type' => 'provider', 'slug' => 'lantern-and-lark', 'title' => 'Lantern & Lark', 'content' => $text( 'Gentle games with sharp edges.' ), 'categories' => array( $terms['lantern-and-lark'] ) ),
		array( 'type' => 'provider', 'slug' => 'brass-orrery', 'lang' => 'es', 'title' => 'Brass Orrery', 'content' => $text( 'Tragaperras de relojería.' ) ),
		array( 'type' => 'promotion', 'slug' => 'welcome-package', 'title' => 'Welcome package & first sail', 'excerpt' => 'A match on your first deposit.', 'content' => casino_every_block( $image ), 'acf' => array( 'subtitle' => 'Up to 100 & 50 spins', 'bonus_code' => 'FIRSTSAIL', 'min_deposit' => '£10', 'wagering' => '10', 'game_id' => '1001', 'terms' => "18+. New players only.\nFirst deposit of £10 or more with the code FIRSTSAIL within 14 days of joining. Bonus up to £100 and 50 spins on slots, wagered 10 times within 30 days. Full terms apply.", 'terms_link' => '/info/bonus-policy/', 'starts_at' => '2026-01-01T00:00:00Z', 'ends_at' => '2099-12-31T23:59:00Z' ) ),
		array( 'type' => 'promotion', 'slug' => 'welcome-package', 'lang' => 'es', 'title' => 'Paquete de bienvenida', 'content' => $text( 'Todo lo que hace falta para zarpar.', $intro ), 'acf' => array( 'subtitle' => 'Hasta 100 €', 'wagering' => '10', 'min_deposit' => '10 €', 'terms' => 'Mayores de 18 años. Solo jugadores nuevos. Primer depósito de 10 € o más en los 14 días siguientes al registro. Bono de hasta 100 €, que se apuesta 10 veces en tragaperras en 30 días. Se aplican las condiciones completas.', 'terms_link' => '/info/bonus-policy/' ) ),
		array( 'type' => 'promotion', 'slug' => 'tuesday-tide', 'old_slugs' => array( 'tuesday-wave', 'tuesday-swell' ), 'title' => 'Tuesday Tide', 'content' => $text( 'Every Tuesday, ten spins on Brass Orrery games.', $intro ), 'categories' => array( $terms['brass-orrery'] ) ),
		array( 'type' => 'promotion', 'slug' => 'members-evening', 'title' => 'Members evening', 'content' => $text( 'Only with the password.' ), 'password' => 'lantern' ),
		array( 'type' => 'promotion', 'slug' => 'next-season', 'title' => 'Next season', 'status' => 'draft', 'content' => $text( 'Not published yet.' ) ),
		array( 'type' => 'promotion', 'slug' => 'new-year-gala', 'title' => 'New Year gala', 'status' => 'future', 'date' => '2099-12-31 18:00:00', 'content' => $text( 'Scheduled far ahead.' ) ),
		array( 'type' => 'game', 'slug' => 'lantern-quay', 'title' => 'Lantern Quay', 'excerpt' => 'Five reels of harbour lights.', 'content' => casino_every_block( $image ), 'categories' => array( $terms['classic'], $terms['brass-orrery'] ), 'acf' => array( 'game_id' => '1001', 'rtp' => '96.2', 'volatility' => 'medium', 'reels' => '5', 'paylines' => '20', 'min_bet' => '0.10', 'max_bet' => '50', 'max_win' => '5,000x', 'hit_frequency' => '26.5', 'feature_every' => '140', 'released' => '2024', 'features' => 'Wilds, harbour round', 'provider_name' => 'Brass Orrery' ) ),
		array( 'type' => 'game', 'slug' => 'lantern-quay', 'lang' => 'es', 'title' => 'Lantern Quay', 'content' => $text( 'Cinco rodillos y un puerto.' ), 'acf' => array( 'game_id' => '1001', 'volatility' => 'media' ) ),
		array( 'type' => 'game', 'slug' => 'nile-of-nine', 'title' => 'Nile of Nine', 'content' => $text( 'Nine scribes, one river.', $intro ), 'categories' => array( $terms['egypt'] ), 'image' => false ),
		array( 'type' => 'magazine', 'slug' => 'reading-a-pay-table', 'title' => 'Reading a pay table &#8211; without glasses', 'excerpt' => 'What the numbers say.', 'content' => casino_every_block( $image ), 'categories' => array( $terms['guides'] ) ),
		array( 'type' => 'magazine', 'slug' => 'reading-a-pay-table', 'lang' => 'es', 'title' => 'Leer una tabla de pagos', 'content' => $text( 'Qué dicen los números.' ), 'categories' => array( $terms['guides'] ) ),
		array( 'type' => 'magazine', 'slug' => 'harbour-news', 'title' => 'Harbour news', 'content' => $text( 'Small things of the week.', $intro ), 'categories' => array( $terms['news'] ), 'image' => 'gone' ),
		array( 'type' => 'magazine', 'slug' => 'hostile-article', 'title' => 'Hostile <em>title</em> <script>window.__hostile=6</script>', 'content' => casino_hostile_content() ),
		array( 'type' => 'magazine', 'slug' => 'untitled-article', 'title' => '', 'content' => $text( 'An article whose title was forgotten.' ) ),
		array( 'type' => 'magazine', 'slug' => 'long-title', 'title' => implode( ' ', array_fill( 0, 200, 'word' ) ), 'content' => $text( 'Two hundred words of title.' ) ),
		array( 'type' => 'theme', 'slug' => 'egypt', 'title' => 'Ancient Egypt', 'content' => $text( 'Sand, gold and scribes.', $intro ), 'categories' => array( $terms['egypt'] ) ),
		array( 'type' => 'theme', 'slug' => 'egypt', 'lang' => 'es', 'title' => 'Antiguo Egipto', 'content' => $text( 'Arena y oro.' ) ),
		array( 'type' => 'theme', 'slug' => 'classic', 'title' => 'Classics', 'content' => $text( 'Fruit and sevens.' ), 'categories' => array( $terms['classic'] ) ),
		array( 'type' => 'page', 'slug' => 'welcome', 'title' => 'Welcome', 'excerpt' => 'The page that newcomers land on.', 'content' => $text( 'Come aboard.', $intro ), 'acf' => array( 'hero_title' => 'Come aboard', 'subtitle' => 'The harbour is open.', 'terms' => '18+. New players only, within 30 days of joining. Terms apply.', 'terms_link' => '/info/terms/' ) ),
		array( 'type' => 'page', 'slug' => 'welcome', 'lang' => 'es', 'title' => 'Bienvenida', 'content' => $text( 'Suba a bordo.' ) ),
		array( 'type' => 'page', 'slug' => 'contact-us', 'old_slugs' => array( 'contact' ), 'title' => 'Contact us', 'content' => $text( 'We read everything.' ), 'image' => false ),
	);
}
