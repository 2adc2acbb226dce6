import { fill } from '../../shared/i18n/format.ts';
import type { PageOf } from '../../shared/page-data.ts';
import { contentBody, postMeta } from './content-body.ts';
import type { Loader } from './loader.ts';
import { attempt } from './safely.ts';

type LandingName = PageOf<'landing'>['name'];

/** The editors' page behind each landing page. */
const SLUGS: Readonly<Record<LandingName, string>> = {
  bonus150: '150-bonus',
  welcome: 'welcome',
  welcomeOffer: 'special-welcome-offer',
};

/** `/150-bonus/`, `/welcome/`, `/special/welcome-offer/` (§2.2): designed here, worded by editors, whole without them. */
export function landingLoader(name: LandingName): Loader {
  return async ({ services, messages, settings, route, visitor }) => {
    const { value: post, error } = await attempt(
      services.content.post('pages', SLUGS[name], route.locale),
      services,
    );
    return {
      page: { kind: 'landing', name, body: post === null ? null : contentBody(post, visitor.country) },
      meta:
        post === null
          ? {
              title: `${messages.content.landing[name].title} | ${settings.brandName}`,
              description: messages.content.landing[name].text,
            }
          : postMeta(post, settings.brandName),
      complete: error === null,
    };
  };
}

/** `/restricted-access/` (§2.2): needs nothing from anybody. */
export const loadRestricted: Loader = async ({ messages, settings }) => ({
  page: { kind: 'restricted' },
  meta: {
    title: `${messages.meta.restrictedTitle} | ${settings.brandName}`,
    description: fill(messages.meta.restrictedDescription, { brand: settings.brandName }),
    robots: 'noindex,nofollow',
  },
});
