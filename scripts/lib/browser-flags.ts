/**
 * Features that tests and benchmarks do not need. Chromium takes only the last of several lists,
 * and Playwright does not export its own (`chromiumSwitches.ts` in its source), so this list
 * repeats it. The last two features open a hidden page of the browser beside each page, which takes
 * a third of a test's time.
 */
const UNWANTED_FEATURES = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/**
 * Flags with which Chromium is started for tests, screenshots and benchmarks: quiet, and without a
 * sandbox.
 */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${UNWANTED_FEATURES.join(',')}`,
];
