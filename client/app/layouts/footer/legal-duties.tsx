import { useSignals } from '@preact/signals-react/runtime';
import type { SafeHtml } from '../../../../shared/domain/content.ts';
import { fill } from '../../../../shared/i18n/format.ts';
import { withNativeFlag } from '../../../../shared/routing/native-flag.ts';
import { useApp, useMessages, usePageData } from '../../../state/app-context.tsx';
import type { FoundFooterHtml } from '../../../state/hydration/found-data.ts';
import { useFromDocument } from '../../../state/hydration/use-from-document.ts';
import type { WidgetName } from '../../../state/platform-calls.ts';
import { useSafeHtml } from '../../../trusted/trusted.ts';
import { AgeBadge } from '../../../ui/badge/badge.tsx';
import { useLinkTo } from '../../../parts/links/links.ts';
import { widgetHref } from '../../../parts/links/widget-link.tsx';
import { HelplineItem } from '../../../parts/page/helplines.tsx';
import styles from './footer.module.css';

/** What limits, pauses or ends play: one click away on every page, as depositing is. */
const PLAYER_TOOLS = ['depositLimit', 'realityCheck', 'coolOff', 'selfExclusion'] as const;

/**
 * What the regulation obliges every page to show: age, safer gambling, helplines, licence line, the accessibility
 * statement, the way back to a choice about cookies; and the platform's copyright line. None of it depends on an upstream: without the platform's line the site's own is shown.
 */
export function LegalDuties() {
  useSignals();
  const { display, footer } = useApp();
  const { policy, shell } = usePageData();
  const { account, content, footer: words, legal } = useMessages();
  const linkTo = useLinkTo();
  const isNative = display.isNative.peek();
  const own = (href: string) => (isNative ? withNativeFlag(href) : href);
  const { licence, settings } = shell;
  const copyright = useFromDocument(footer.footerCopyright, footer.sent().copyright);
  return (
    <section className={styles.duties} aria-label={legal.saferTitle}>
      <div className={styles.safer}>
        <AgeBadge age={policy.ageBadge} label={fill(legal.adultsOnly, { age: policy.ageBadge })} />
        <div>
          <h2>{legal.saferTitle}</h2>
          <p>{legal.saferText}</p>
          <ul className={styles.help} aria-label={legal.helplines}>
            <li>
              <a href={own(linkTo('info', { page: 'responsible-gambling' }))} data-info-page="responsible">
                {legal.saferLink}
              </a>
            </li>
            {policy.helplines.map((helpline) => (
              <HelplineItem key={helpline.url} helpline={helpline} />
            ))}
            {policy.selfExclusion === null ? null : <HelplineItem helpline={policy.selfExclusion} />}
          </ul>
          <ul className={styles.help} aria-label={content.saferTools}>
            {PLAYER_TOOLS.map((widget) => (
              <Tool key={widget} widget={widget} href={own(widgetHref(widget))} text={account[widget]} />
            ))}
            {/* For guests too: a line more once the session is known would move who came Back to the page's end. */}
            <Tool widget="withdraw" href={own(widgetHref('withdraw'))} text={account.cashout} />
          </ul>
        </div>
      </div>
      <div className={styles.licence}>
        <p>
          {fill(legal.licence[policy.licence], { licensee: settings.licenseeName, number: licence.number })}{' '}
          <a href={licence.registerUrl} rel="noopener">
            {policy.seal === null ? (
              legal.licenceRegister
            ) : (
              <span className={styles.seal}>{fill(legal.seal, { authority: policy.seal })}</span>
            )}
          </a>
        </p>
        {copyright === null ? (
          <p>{fill(legal.copyright, { brand: settings.brandName })}</p>
        ) : (
          <Copyright html={copyright} />
        )}
        <p>
          <a href={own(linkTo('accessibility'))}>{legal.accessibility}</a>
        </p>
        <button className={styles.again} type="button" data-action="cookie-settings" data-needs-script="">
          {words.cookieSettings}
        </button>
      </div>
    </section>
  );
}

interface ToolProps {
  readonly widget: WidgetName;
  readonly href: string;
  readonly text: string;
}

function Tool({ widget, href, text }: ToolProps) {
  return (
    <li>
      <a href={href} rel="nofollow" data-action="widget" data-widget={widget}>
        {text}
      </a>
    </li>
  );
}

/** HTML from the platform, cleaned at the edge (§7.1 copyrights). */
function Copyright({ html }: { readonly html: SafeHtml }) {
  const found: FoundFooterHtml = 'copyright';
  return <p data-found={found} {...useSafeHtml(html)} />;
}
