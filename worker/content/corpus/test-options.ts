import { edgeWords } from '../../../shared/i18n/en/edge.ts';
import type { CleanOptions } from '../clean-options.ts';

/** For tests: a site, its CMS, and where media may come from. */
export const TEST_OPTIONS: CleanOptions = {
  siteOrigin: 'https://www.velvet-comet.example',
  mediaBase: 'https://cms.velvet-comet.example',
  cmsOrigins: ['https://cms.velvet-comet.example', 'https://platform.example'],
  mediaOrigins: ['https://images.example'],
  locale: 'en',
  labels: edgeWords.content,
};

export const TEST_MEDIA_ORIGINS: readonly string[] = [
  TEST_OPTIONS.siteOrigin,
  ...TEST_OPTIONS.cmsOrigins,
  ...(TEST_OPTIONS.mediaOrigins ?? []),
];
