<?php
/**
 * A picture drawn here, so that none has to be kept: a night harbour in two colours, large enough for all
 * of WordPress's sizes.
 */

/** Draws it into the uploads and registers it with its sizes; returns its media id. */
function casino_seed_image( string $name, string $alt ): int {
	$width  = 1600;
	$height = 900;
	$image  = imagecreatetruecolor( $width, $height );
	for ( $y = 0; $y < $height; $y++ ) {
		$share = $y / $height;
		$line  = imagecolorallocate( $image, (int) ( 18 + 40 * $share ), (int) ( 22 + 20 * $share ), (int) ( 60 + 50 * $share ) );
		imageline( $image, 0, $y, $width, $y, $line );
	}
	$gold = imagecolorallocate( $image, 236, 178, 84 );
	for ( $lamp = 0; $lamp < 9; $lamp++ ) {
		imagefilledellipse( $image, 120 + 170 * $lamp, 620 - 35 * ( $lamp % 3 ), 46, 60, $gold );
	}
	$upload = wp_upload_dir();
	$file   = $upload['path'] . "/$name.jpg";
	imagejpeg( $image, $file, 82 );
	imagedestroy( $image );

	$id = wp_insert_attachment(
		array(
			'post_mime_type' => 'image/jpeg',
			'post_title'     => ucfirst( str_replace( '-', ' ', $name ) ),
			'post_name'      => $name,
			'post_status'    => 'inherit',
		),
		$file
	);
	wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file ) );
	update_post_meta( $id, '_wp_attachment_image_alt', $alt );
	return $id;
}
