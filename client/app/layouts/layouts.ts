import type { ComponentType } from 'react';
import type { LayoutName } from '../../../shared/routing/route.ts';
import { BlankLayout } from './blank-layout.tsx';
import { ContentPageLayout } from './content-page-layout.tsx';
import { DefaultLayout } from './default-layout.tsx';
import { DefaultMinimalLayout } from './default-minimal-layout.tsx';
import type { LayoutProps } from './frame.tsx';
import { LandingPageLayout } from './landing-page-layout.tsx';

/** The layouts of §2.5 by the names that the route table uses. */
export const LAYOUTS: Readonly<Record<LayoutName, ComponentType<LayoutProps>>> = {
  blank: BlankLayout,
  contentPage: ContentPageLayout,
  default: DefaultLayout,
  defaultMinimal: DefaultMinimalLayout,
  landingPage: LandingPageLayout,
};
