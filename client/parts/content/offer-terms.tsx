import type { SafeHtml } from '../../../shared/domain/content.ts';
import { useLocalPath } from '../links/links.ts';
import { useMessages } from '../../state/app-context.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Prose } from '../../ui/prose/prose.tsx';
import styles from './offer-terms.module.css';

interface OfferTermsProps {
  /** Clean HTML: the significant terms, never cut. */
  readonly terms: SafeHtml;
  /** The full terms; `null`: the significant ones link to them. */
  readonly fullTerms: string | null;
  readonly id?: string;
  readonly className?: string | undefined;
}

/** What an offer asks in return, in full beside it. */
export function OfferTerms({ terms, fullTerms, id, className }: OfferTermsProps) {
  const { content } = useMessages();
  const to = useLocalPath();
  return (
    <div className={classNames(styles.terms, className)} id={id} data-terms>
      <Prose html={terms} />
      {fullTerms === null ? null : (
        <a href={fullTerms.startsWith('/') ? to(fullTerms) : fullTerms}>{content.showTerms}</a>
      )}
    </div>
  );
}
