import type { Helpline } from '../../../shared/domain/markets/duty.ts';

/** A link to a helpline, and the number to call. */
export function HelplineItem({ helpline: { name, url, phone } }: { readonly helpline: Helpline }) {
  return (
    <li>
      <a href={url} rel="noopener">
        {name}
      </a>
      {phone === null ? null : <a href={`tel:${phone.replaceAll(/[\s-]/gu, '')}`}>{phone}</a>}
    </li>
  );
}
