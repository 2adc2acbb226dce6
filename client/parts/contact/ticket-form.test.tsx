// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import { testApp } from '../../../testing/client/app.ts';
import { render } from '../../../testing/client/render.tsx';
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
