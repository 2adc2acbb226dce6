import build from 'virtual:build';

/** Which build of the site answers, `0.1.0+3f2a…`: in the log, in spans, and for operators in `X-Build`. */
export const SERVICE_VERSION = `${build.version}+${build.id}`;
