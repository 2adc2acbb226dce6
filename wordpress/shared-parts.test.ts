import { describe, expect, it } from 'vitest';
import { wordpressAndSite } from './wordpress-fixture.ts';

const { wordpress, receiver } = wordpressAndSite();

const PHP = `
  $review = Casino_Headless\\published_post('games', 'en', ['name' => 'lantern-quay']);
  $article = Casino_Headless\\published_post('magazine', 'en', ['name' => 'harbour-news']);
  $image = wp_insert_attachment(['post_mime_type' => 'image/jpeg', 'post_title' => 'Buoy'], 'buoy.jpg');
  $pattern = wp_insert_post(['post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'Notice',
    'post_content' => 'Once']);
  $holds = fn ($number) => '<!-- wp:block {"ref":' . $number . '} /-->';
`;

/** What the site is told when `change` is done after `before`. */
async function toldOf(before: string, change: string): Promise<readonly unknown[]> {
  await wordpress().runPhp(`${PHP} ${before} Casino_Headless\\changes(); ${change} return true;`);
  await receiver().waitFor(1);
  return receiver().deliveries.map(({ body }) => body);
}

const REVIEW = { type: 'games', slug: 'lantern-quay', lang: 'en' };
const ARTICLE = { type: 'magazine', slug: 'harbour-news', lang: 'en' };

describe('the site is told of every post that shows', () => {
  it.each([
    ['turned in the media window', 'wp_update_attachment_metadata($image, ["width" => 10, "height" => 20]);'],
    ['replaced by another file', 'update_attached_file($image, "another.jpg");'],
    ['deleted for good', 'wp_delete_attachment($image, true);'],
  ])('an image that is %s', async (_, change) => {
    expect(await toldOf('set_post_thumbnail($review, $image);', change)).toEqual([REVIEW]);
  });

  it.each([
    ['', '$holds($pattern)'],
    [
      ' by way of another one',
      `$holds(wp_insert_post(['post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'Frame',
        'post_content' => $holds($pattern)]))`,
    ],
    [' that it overrides in part', `str_replace('}', ',"content":{}}', $holds($pattern))`],
  ])('a pattern that is changed%s', async (_, content) => {
    const before = `wp_update_post(wp_slash(['ID' => $article->ID, 'post_content' => ${content}]));`;
    const change = 'wp_update_post(["ID" => $pattern, "post_content" => "Twice"]);';
    expect(await toldOf(before, change)).toEqual([ARTICLE]);
  });

  it('a pattern that holds itself, once', async () => {
    const itself = 'wp_update_post(wp_slash(["ID" => $pattern, "post_content" => $holds($pattern)]));';
    const before = `${itself} wp_update_post(wp_slash(['ID' => $article->ID, 'post_content' => $holds($pattern)]));`;
    expect(await toldOf(before, itself)).toEqual([ARTICLE]);
  });

  it('the name of a category, or that it is gone', async () => {
    const before = `$category = wp_insert_term('Tides', 'category')['term_id'];
      wp_set_post_terms($article->ID, [$category], 'category');`;
    const told = [{ type: 'categories', slug: 'tides', lang: 'en' }, ARTICLE];
    const change = 'wp_update_term($category, "category", ["name" => "Ebbs"]);';
    expect(await toldOf(before, change)).toEqual(told);
    receiver().forget();
    const again = '$category = get_term_by("slug", "tides", "category")->term_id;';
    expect(await toldOf(again, 'wp_delete_term($category, "category");')).toEqual(told);
  });

  it('the name of whoever wrote it', async () => {
    const told = await toldOf(
      '',
      'wp_update_user(["ID" => $article->post_author, "display_name" => "Another name"]);',
    );
    expect(told).toContainEqual(expect.objectContaining({ type: 'magazine' }));
  });

  it('a field or an image that was set by itself', async () => {
    expect(await toldOf('', 'update_post_meta($review->ID, "_casino_field_rtp", "95");')).toEqual([REVIEW]);
    receiver().forget();
    expect(await toldOf('', 'set_post_thumbnail($article, $image);')).toEqual([ARTICLE]);
    receiver().forget();
    expect(await toldOf('', 'delete_post_thumbnail($article);')).toEqual([ARTICLE]);
  });

  it('at its old and its new address what becomes a post of another type', async () => {
    const told = await toldOf('', 'wp_update_post(["ID" => $article->ID, "post_type" => "promotion"]);');
    expect(told).toEqual([ARTICLE, { ...ARTICLE, type: 'promotions' }]);
  });
});
