import type { Inventory, PageScripts } from './inventory.ts';
import { FOREIGN_SCRIPTS, INLINE_SCRIPTS, LATER_REASONS, SHARED_REASONS } from './reasons.ts';

/** `docs/scripts.md`: the inventory for people. It has no hashes, so that it changes only when what may run changes. */
export function inventoryDocument(inventory: Inventory): string {
  const shared = (page: PageScripts) =>
    [...page.first]
      .map(inventory.nameOf)
      .filter((name) => Object.hasOwn(SHARED_REASONS, name))
      .toSorted()
      .join(', ');
  return `# Scripts: what each page may run, and why

Made by \`e2e/security/script-inventory.test.ts\` from the build and \`testing/inventory/reasons.ts\`; edit those, then
\`npx vitest run --project browser e2e/security/script-inventory.test.ts -u\`. The test compares it with every script that Chromium runs on each kind of page, for a guest, with consent, and with all scripts of other companies.
It is the inventory that PCI DSS 4.0.1 asks for in 6.4.3: each script with its reason, who authorises it, and what assures its integrity.

## Written into the document

| script | when | why | integrity |
|---|---|---|---|
${rows(INLINE_SCRIPTS.map(({ name, when, reason, integrity }) => [name, when, reason, integrity]))}

Beside them stand data blocks (\`application/json\`, \`application/ld+json\`), which no browser runs. No element has a handler in its HTML.

## The site's own files

They are authorised by the review of this repository. Integrity: a file's name holds a hash of what is in it, it comes from the site's own origin over TLS, and the policy lets nothing else of that origin be started: the one inline script
imports the entry, and the entry imports the rest. \`sha256sum dist/client/assets/*.js\` lists what a build has to serve.

Before a page of each kind is interactive it runs \`entry\`, its own file, its layout's, those of its words, and:

| page | layout | shared files |
|---|---|---|
${rows(inventory.pages.map((page) => [page.page, page.layout, shared(page)]))}

| shared file | why |
|---|---|
${rows(Object.entries(SHARED_REASONS))}

Later, any page may run:

| source | when, and why |
|---|---|
${rows(Object.entries(LATER_REASONS).map(([source, reason]) => [`\`${source}\``, reason]))}

Files that the bundler makes of what several of these import have no line of their own: they run for the reasons of those that import them. Going from page to page loads no document, and the files of the pages that a visitor may go to next are fetched ahead: so each document may run the files of every page.

Beside the pages, in a context of its own that sees none of them, browsers run \`/service-worker.js\` (\`client/service-worker\`), after consent to what remembers something: it passes on what the network answers, and without one shows the document that was
kept for that. Its policy lets it ask this site alone and load nothing; the setting \`SERVICE_WORKER\` takes it out of every browser. Integrity: it has no hash in its name, since browsers ask for it by that name with every visit; it comes from the site's own origin over TLS, never out of a cache.

## Scripts of other companies

None of them is in the HTML. \`client/trusted/insert-script.ts\` adds them, and each only where its setting names it.

| script | authorised by | address | when | why | integrity |
|---|---|---|---|---|---|
${rows(FOREIGN_SCRIPTS.map(({ name, setting, address, when, reason, integrity }) => [name, `\`${setting}\``, address, when, reason, integrity]))}

Videos and games are frames of other origins: what runs in them is theirs, and reaches nothing of this page.

## Tags and the cashier

The cashier (deposit, withdraw) is the platform's, drawn into the page's own document, so a tag in that document could read it. Therefore:

- Once a cashier was opened, by the visitor, by an address (\`?NeoDL=deposit\`) or by the platform itself, no tag is added to that document any more, whatever is consented to (\`Consent.keepTagsOut\`). The next document asks the consent alone.
- A tag manager that was loaded **before** the cashier was opened stays. The reason: a script that has run cannot be taken back, and a new document for the cashier would end the game that is being played and lose what was typed. Of the tags in its container the
  operator therefore owes the same as of this list: none that reads forms, none that adds scripts on the event of a deposit. Who does not want to rely on that leaves \`GTM_ID\` empty.
- The platform and reCAPTCHA are no tags: the first is the cashier, the second comes only when another form is touched.

Consent that is taken back takes the cookies of its tags with it, by the names in \`client/platform/tags/expire-tag-cookies.ts\`: a tag in the container with a cookie of another name needs a word there, and one on another company’s host is that company’s.

## Trusted Types

Text becomes HTML or the address of a script in one module, \`client/trusted\`, through one policy, \`casino\`; \`testing/sinks.test.ts\` finds any other place in the sources, and the inventory's test in the built files. The setting \`TRUSTED_TYPES\` says what
browsers do about others:

- \`enforce\`: they refuse it. So it is wherever no script of another company runs; the sandbox's platform and reCAPTCHA write no HTML, and the whole browser suite runs so.
- \`report\`: the console lists what would be refused.
- \`off\`: so it is, unless set otherwise, with another company's platform, a tag manager or Google's reCAPTCHA, as in production: they write HTML as they like, and enforcing would stop a login or a deposit. Our own code passes its policy all the same.

The way to enforce it in production: \`report\` on a staging site, go through login, deposit, a game and consent, name the policies that those scripts make in \`TRUSTED_TYPES_POLICIES\`, and enforce once nothing is listed.
`;
}

function rows(cells: readonly (readonly string[])[]): string {
  return cells.map((row) => `| ${row.join(' | ')} |`).join('\n');
}
