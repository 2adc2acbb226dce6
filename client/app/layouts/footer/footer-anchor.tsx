import { withNativeFlag } from '../../../../shared/routing/native-flag.ts';
import { useMessages } from '../../../state/app-context.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useLinkTo, useLocalPath } from '../../../parts/links/links.ts';
import type { FooterLink } from './footer-links.ts';

interface FooterAnchorProps {
  readonly link: FooterLink;
  /** The native footer appends the native-app flag to each of its links (§2.6). */
  readonly native?: boolean;
}

/** One link of a footer. An address that the settings leave empty becomes `#` with `rel="nofollow"` (§5). */
export function FooterAnchor({ link: { text, target }, native = false }: FooterAnchorProps) {
  const to = useLocalPath();
  const linkTo = useLinkTo();
  const { footer } = useMessages();
  const own = (href: string) => (native ? withNativeFlag(href) : href);
  if (target.kind === 'page') return <a href={own(to(target.path))}>{text}</a>;
  if (target.kind === 'info') {
    return (
      <a href={own(linkTo('info', { page: target.page }))} data-info-page={target.popupId}>
        {text}
      </a>
    );
  }
  if (target.href === '') {
    return (
      // §5 requires '#': the link is shown even while its setting is empty.
      // oxlint-disable-next-line jsx-a11y/anchor-is-valid
      <a href="#" rel="nofollow">
        {text}
      </a>
    );
  }
  return (
    <a href={target.href} rel="noopener" target="_blank">
      {text}
      <Icon name="external" size={14} />
      <span className="visually-hidden">({footer.opensInNewTab})</span>
    </a>
  );
}
