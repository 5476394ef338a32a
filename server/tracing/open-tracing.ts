import type { Logger } from 'pino';
import type { Settings } from '#config/settings.ts';
import type { Tracing } from './tracing.ts';

/** Null without the setting: nothing of OpenTelemetry is loaded then. */
export const openTracing = async (
  settings: Pick<Settings, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'RELEASE' | 'APP_ENV'>,
  log: Logger,
): Promise<Tracing | null> => {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, RELEASE: release, APP_ENV: environment } = settings;
  if (endpoint === undefined) return null;
  const { openOtlpTracing } = await import('./otlp/otlp-tracing.ts');
  return openOtlpTracing({ endpoint, release, environment, log });
};
