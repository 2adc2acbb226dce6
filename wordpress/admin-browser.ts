import { USER_NAME } from '../scripts/wordpress/seeded-wordpress.ts';

interface BoxForm {
  /** Where the block editor posts its boxes. */
  readonly action: string;
  /** The nonces and ids that it sends along. */
  readonly hidden: Readonly<Record<string, string>>;
}

/** The admin as a browser without JavaScript uses it: cookies, pages, forms. */
export class AdminBrowser {
  readonly #origin: string;
  readonly #cookies: string;

  private constructor(origin: string, cookies: string) {
    this.#origin = origin;
    this.#cookies = cookies;
  }

  static async logIn(origin: string, password: string): Promise<AdminBrowser> {
    const response = await fetch(`${origin}/wp-login.php`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
      body: new URLSearchParams({ log: USER_NAME, pwd: password, testcookie: '1' }),
    });
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    if (response.status !== 302) throw new Error(`Logging in answered ${response.status}`);
    return new AdminBrowser(origin, cookies.join('; '));
  }

  async get(path: string): Promise<string> {
    const response = await fetch(this.#origin + path, { headers: { cookie: this.#cookies } });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response.text();
  }

  post(path: string, fields: Readonly<Record<string, string>>): Promise<Response> {
    return fetch(new URL(path, this.#origin), {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie: this.#cookies },
      body: new URLSearchParams(fields),
    });
  }

  /** What the block editor would send with the boxes of a post. */
  async boxForm(postId: number): Promise<BoxForm> {
    const page = await this.get(`/wp-admin/post.php?post=${postId}&action=edit`);
    const action = /_wpMetaBoxUrl = ("[^"]+")/.exec(page)?.[1];
    const base = /<form class="metabox-base-form">(.*?)<\/form>/s.exec(page)?.[1] ?? '';
    const box = /id="casino-headless".*$/s.exec(page)?.[0] ?? '';
    const nonce = /name="casino_headless_fields" value="(\w+)"/.exec(box)?.[1];
    if (action === undefined || nonce === undefined) throw new Error('The editor shows no box');
    const inputs = base.matchAll(/<input[^>]*name=['"]([^'"]+)['"][^>]*value=['"]([^'"]*)['"]/g);
    const hidden = Object.fromEntries(Array.from(inputs, ([, name = '', value = '']) => [name, value]));
    return { action: String(JSON.parse(action)), hidden: { ...hidden, casino_headless_fields: nonce } };
  }
}
