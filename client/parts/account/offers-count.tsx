import { useSignals } from '@preact/signals-react/runtime';
import { plural } from '../../../shared/i18n/format.ts';
import { useApp, useLocale, useMessages } from '../../state/app-context.tsx';

/** How many offers wait for the player, as the platform counts them (§2.7); nothing where none does. */
export function OffersCount({ className }: { readonly className: string | undefined }) {
  useSignals();
  const { general } = useMessages();
  const locale = useLocale();
  const offers = useApp().account.bonusCount.value;
  if (offers <= 0) return null;
  return (
    <span className={className}>
      <span aria-hidden="true">{offers}</span>
      <span className="visually-hidden">{plural(general.offersWaiting, offers, locale)}</span>
    </span>
  );
}
