// @vitest-environment own-window
import { renderToString } from 'react-dom/server';
import { flushSync } from 'react-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { parseSession } from '../../../shared/contracts/platform/account.ts';
import type { AppState } from '../../state/app-state.ts';
import { testApp } from '../../../testing/client/app.ts';
import { NINA } from '../../../testing/client/player.ts';
import { render } from '../../../testing/client/render.tsx';
import { AppProvider } from '../../state/app-context.tsx';
import { TicketForm } from './ticket-form.tsx';

test('while a ticket is on its way the button keeps the focus, and another press sends none', async () => {
  const answer = Promise.withResolvers<Response>();
  const fetch = vi.fn<() => Promise<Response>>(() => answer.promise);
  vi.stubGlobal('fetch', fetch);
  onTestFinished(() => void vi.unstubAllGlobals());
  render(testApp().app, <TicketForm />);
  for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea'))
    field.value = field.type === 'email' ? 'ada@example.com' : 'Ada';
  const button = document.querySelector<HTMLButtonElement>('button[type="submit"]');
  button?.focus();
  button?.click();
  await expect.poll(() => button?.getAttribute('aria-disabled')).toBe('true');
  expect(button?.disabled).toBe(false);
  expect(document.activeElement).toBe(button);
  button?.click();
  await new Promise((resolve) => setTimeout(resolve));
  expect(fetch).toHaveBeenCalledOnce();
  answer.resolve(new Response(null, { status: 204 }));
  await vi.waitFor(() => expect(document.querySelector('form')).toBeNull());
});

test('§7.5 the ticket of a player carries all that the platform tells of the player, as the edge reads it', async () => {
  const player = {
    ...NINA,
    email: 'nina@example.com',
    restrictionType: 'None',
    registrationDate: '2024-05-06',
    vipLevel: 2,
    sessionToken: 'token-1',
  };
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetch);
  const { app } = testApp();
  app.session.logIn(player);
  render(app, <TicketForm />);
  for (const name of ['subject', 'message'])
    Object.assign(document.querySelector(`[name="${name}"]`) ?? {}, { value: 'Ada' });
  document.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
  await expect.poll(() => fetch.mock.calls.length).toBe(1);
  const { session, ...form }: { session?: unknown } = JSON.parse(String(fetch.mock.calls[0]?.[1]?.body));
  expect(form).toEqual({
    name: 'Nina',
    surname: 'Kowalska',
    email: 'nina@example.com',
    subject: 'Ada',
    message: 'Ada',
  });
  expect(parseSession(session)).toEqual(player);
  await vi.waitFor(() => expect(document.querySelector('form')).toBeNull());
});

test('a ticket that is on its way as the session of its player lapses is told to have arrived', async () => {
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answer.promise);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { app } = testApp();
  app.session.logIn({ ...NINA, email: 'nina@example.com' });
  render(app, <TicketForm />);
  for (const name of ['subject', 'message'])
    Object.assign(document.querySelector(`[name="${name}"]`) ?? {}, { value: 'Ada' });
  const button = document.querySelector<HTMLButtonElement>('button[type="submit"]');
  button?.click();
  await expect.poll(() => button?.getAttribute('aria-disabled')).toBe('true');
  flushSync(() => app.session.logOut({ hasLapsed: true }));
  answer.resolve(new Response(null, { status: 204 }));
  await vi.waitFor(() => expect(document.querySelector('form')).toBeNull());
});

test('as the edge renders it the button is off, and Enter with it: its script may not come', () => {
  const html = renderToString(
    <AppProvider app={testApp().app}>
      <TicketForm />
    </AppProvider>,
  );
  expect(html).toMatch(/<form [^>]*method="dialog"/u);
  expect(html).toMatch(/<button [^>]*type="submit"[^>]* disabled=""/u);
});
test.each([
  ['a guest', (app: AppState) => app.session.logOut()],
  ['another player', (app: AppState) => app.session.logIn({ ...NINA, playerId: 8, firstName: 'Otto' })],
])(
  'what a guest has typed is still there at the login; %s who follows that player sees nothing of it',
  (_who, leave) => {
    const { app } = testApp();
    render(app, <TicketForm />);
    const value = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;
    const message = document.querySelector('textarea');
    if (message !== null) message.value = 'My card was charged twice';
    flushSync(() => app.session.logIn(NINA));
    expect([value('message'), value('name')]).toEqual(['My card was charged twice', 'Nina']);
    flushSync(() => leave(app));
    expect([value('message'), value('name')]).toEqual(['', app.account.player.value?.firstName ?? '']);
  },
);

test('what a player types stays when the session lapses, without what the platform had told, until another player comes', () => {
  const { app } = testApp();
  const player = { ...NINA, email: 'nina@example.com' };
  app.session.logIn(player);
  render(app, <TicketForm />);
  const value = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;
  const message = document.querySelector('textarea');
  if (message !== null) message.value = 'My card was charged twice';
  const values = () => [value('message'), value('name'), value('email')];
  flushSync(() => app.session.logOut({ hasLapsed: true }));
  expect(values()).toEqual(['My card was charged twice', '', '']);
  flushSync(() => app.session.logIn(player));
  expect(values()).toEqual(['My card was charged twice', 'Nina', player.email]);
  flushSync(() => app.session.logOut({ hasLapsed: true }));
  // The platform may say so once more.
  flushSync(() => app.session.logOut());
  expect(value('message')).toBe('My card was charged twice');
  flushSync(() => app.session.logIn({ ...NINA, playerId: 8, firstName: 'Otto' }));
  expect(values()).toEqual(['', 'Otto', '']);
});

function type(name: string, text: string): void {
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`);
  if (field === null) throw new Error(name);
  // React looks at what a field's own property was set to, which is not how people type.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  flushSync(() => field.dispatchEvent(new Event('input', { bubbles: true })));
}

test('what was typed and not sent is there again when its page is, for who has typed it', () => {
  const { app } = testApp();
  const values = () =>
    ['name', 'email', 'message'].map(
      (name) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value,
    );
  app.session.logIn(NINA);
  render(app, <TicketForm />);
  type('name', 'N.');
  type('email', 'nina@example.com');
  type('message', 'My card was charged twice');
  render(app, <TicketForm />);
  expect(values()).toEqual(['N.', 'nina@example.com', 'My card was charged twice']);
  flushSync(() => app.session.logOut({ hasLapsed: true }));
  expect(values()).toEqual(['', '', 'My card was charged twice']);
  render(app, <TicketForm />);
  expect(values()).toEqual(['', '', 'My card was charged twice']);
  flushSync(() => app.session.logOut());
  flushSync(() => app.session.logIn({ ...NINA, playerId: 8, firstName: 'Otto' }));
  render(app, <TicketForm />);
  expect(values()).toEqual(['Otto', '', '']);
});

test('what was sent is not there again', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
  const { app } = testApp();
  render(app, <TicketForm />);
  for (const name of ['name', 'surname', 'subject', 'message']) type(name, 'Ada');
  type('email', 'ada@example.com');
  document.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
  await vi.waitFor(() => expect(document.querySelector('form')).toBeNull());
  render(app, <TicketForm />);
  expect(document.querySelector<HTMLInputElement>('[name="message"]')?.value).toBe('');
});

test('what is right now is complained of no longer, and nothing else before the form is sent again', async () => {
  render(testApp().app, <TicketForm />);
  const wrong = () =>
    Array.from(document.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]'), ({ name }) => name);
  type('name', 'Ada');
  expect(wrong()).toEqual([]);
  document.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
  await expect.poll(wrong).toEqual(['surname', 'email', 'subject', 'message']);
  type('email', 'ada@');
  expect(wrong()).toContain('email');
  type('email', 'ada@example.com');
  type('name', '');
  expect(wrong()).toEqual(['surname', 'subject', 'message']);
});

test('the first wrong field says what is wrong when it gets the focus, not after it', async () => {
  render(testApp().app, <TicketForm />);
  const name = document.querySelector('[name="name"]');
  let described: string | null | undefined = null;
  name?.addEventListener('focus', () => {
    described = document.getElementById(name.getAttribute('aria-describedby') ?? '')?.textContent;
  });
  document.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
  await expect.poll(() => document.activeElement).toBe(name);
  expect(described).toMatch(/\S/u);
});

test('the press is painted before what it brings about, and of two presses in one frame the second alone counts', async () => {
  const fetch = vi.fn<() => Promise<Response>>(async () => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetch);
  onTestFinished(() => void vi.unstubAllGlobals());
  render(testApp().app, <TicketForm />);
  const button = document.querySelector<HTMLButtonElement>('button[type="submit"]');
  button?.click();
  expect(document.querySelector('[aria-invalid]')).toBeNull();
  const complained = vi.fn<() => void>();
  document.querySelector('[name="name"]')?.addEventListener('focus', complained);
  for (const name of ['name', 'surname', 'subject', 'message']) type(name, 'Ada');
  type('email', 'ada@example.com');
  button?.click();
  await vi.waitFor(() => expect(document.querySelector('form')).toBeNull());
  expect(fetch).toHaveBeenCalledOnce();
  expect(complained).not.toHaveBeenCalled();
});

test('what the form asks of a person has the name by which browsers fill it in', () => {
  render(testApp().app, <TicketForm />);
  const purpose = (name: string) => document.querySelector(`[name="${name}"]`)?.getAttribute('autocomplete');
  expect(['name', 'surname', 'email'].map(purpose)).toEqual(['given-name', 'family-name', 'email']);
});
