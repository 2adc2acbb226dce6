import { useSignals } from '@preact/signals-react/runtime';
import { POLICIES, type Helpline } from '../../../../shared/config/policies.ts';
import { fill } from '../../../../shared/i18n/format.ts';
import { useApp, useMessages, usePageData } from '../../../state/app-context.tsx';
import { AgeBadge } from '../../../ui/badge/badge.tsx';
import { useLinkTo } from '../../../parts/links/links.ts';
import { NATIVE_QUERY } from './footer-links.ts';
import styles from './footer.module.css';

/**
 * What the regulation obliges every page to show: age, safer gambling, helplines, licence line; and the platform's
 * copyright line. None of it depends on an upstream: without the platform's line the site's own is shown.
 */
export function LegalDuties() {
  useSignals();
  const { display, footer } = useApp();
  const { footerCopyright } = footer;
  const { visitor, shell } = usePageData();
  const { legal } = useMessages();
  const linkTo = useLinkTo();
  const query = display.isNative.value ? NATIVE_QUERY : '';
  const { settings } = shell;
  const policy = POLICIES[visitor.regulation];
  const licence = {
    licensee: settings.licenseeName,
    number: settings.licenceNumbers[visitor.regulation],
  };
  const copyright = footerCopyright.value;
  return (
    <section className={styles.duties} aria-label={legal.saferTitle}>
      <div className={styles.safer}>
        <AgeBadge age={policy.ageBadge} label={fill(legal.adultsOnly, { age: policy.ageBadge })} />
        <div>
          <h2>{legal.saferTitle}</h2>
          <p>{legal.saferText}</p>
          <ul className={styles.help} aria-label={legal.helplines}>
            <li>
              <a
                href={`${linkTo('info', { page: 'responsible-gambling' })}${query}`}
                data-info-page="responsible"
              >
                {legal.saferLink}
              </a>
            </li>
            {policy.helplines.map((helpline) => (
              <HelplineItem key={helpline.url} helpline={helpline} />
            ))}
            {policy.selfExclusion === null ? null : <HelplineItem helpline={policy.selfExclusion} />}
          </ul>
        </div>
      </div>
      <div className={styles.licence}>
        <p>
          {fill(legal.licence[visitor.regulation], licence)}{' '}
          <a href={policy.regulatorUrl} rel="noopener">
            {legal.licenceRegister}
          </a>
        </p>
        {copyright === null ? (
          <p>{fill(legal.copyright, { brand: settings.brandName })}</p>
        ) : (
          // HTML from the platform, cleaned at the edge (§7.1 copyrights).
          <p dangerouslySetInnerHTML={{ __html: copyright }} />
        )}
      </div>
    </section>
  );
}

function HelplineItem({ helpline: { name, url, phone } }: { readonly helpline: Helpline }) {
  return (
    <li>
      <a href={url} rel="noopener">
        {name}
      </a>
      {phone === null ? null : <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>}
    </li>
  );
}
