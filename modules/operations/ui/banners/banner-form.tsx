import { useState } from 'react';
import { fieldProps } from '#client/forms/field-props.ts';
import { ScriptedForm } from '#client/forms/scripted-form.tsx';
import { useMutation } from '#client/forms/use-mutation.ts';
import { refreshPage } from '#client/routing/navigate.ts';
import { Button } from '#client/ui/button.tsx';
import { Cluster, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { bannerLimits } from '#config/banner-limits.ts';
import { routesOf } from '../flags/banner-entry.ts';
import styles from './banners.module.css';
import type { DeskBannerCardFragment } from './desk-banner-card.generated.ts';
import { DeskSaveBannerDocument } from './save-banner.generated.ts';
import { ShownBanner } from './shown-banner.tsx';

export interface BannerFormProps {
  /** The banner that gets another version; a new one when left out. */
  readonly banner?: DeskBannerCardFragment;
  readonly onDone?: () => void;
}

/** Writes a draft or another version, and shows it as visitors would see it. Saving publishes nothing. */
export const BannerForm = ({ banner, onDone }: BannerFormProps) => {
  const newest = banner?.versions[0];
  const save = useMutation(DeskSaveBannerDocument);
  const [header, setHeader] = useState(newest?.header ?? '');
  const [body, setBody] = useState(newest?.body ?? '');
  const [routes, setRoutes] = useState(newest?.routes.join(', ') ?? '');
  const id = banner?.id ?? 'new';

  const send = async (): Promise<void> => {
    const result = await save.run({
      input: { bannerId: banner?.id, header, body, routes: routesOf(routes) },
    });
    if (!result?.ok) return;
    if (!banner) for (const set of [setHeader, setBody, setRoutes]) set('');
    await refreshPage();
    onDone?.();
  };

  return (
    <ScriptedForm noValidate onSend={send}>
      <Stack gap={4} className={styles.form}>
        <TextField
          {...fieldProps('header', [header, setHeader], save.problem)}
          id={`header-${id}`}
          label="Headline"
          maxLength={bannerLimits.header}
          autoComplete="off"
        />
        <TextArea
          {...fieldProps('body', [body, setBody], save.problem)}
          id={`body-${id}`}
          label="What it says"
          optional
          rows={2}
          maxLength={bannerLimits.body}
        />
        <TextField
          {...fieldProps('routes', [routes, setRoutes], save.problem)}
          id={`routes-${id}`}
          label="Pages"
          optional
          description="Paths with commas between them, such as /checkout*, /cart. Every page when left blank."
          autoComplete="off"
        />
        {header.trim() === '' ? null : <ShownBanner label="Preview" header={header} body={body} />}
        {save.failure && save.failure.fields.length === 0 ? (
          <Notice tone="danger">{save.failure.message}</Notice>
        ) : null}
        <Cluster gap={3}>
          <Button type="submit" variant="secondary" pending={save.pending} pendingLabel="Saving">
            {banner ? 'Save as another version' : 'Save as a draft'}
          </Button>
          {onDone ? (
            <Button variant="quiet" onClick={onDone}>
              Cancel
            </Button>
          ) : null}
        </Cluster>
      </Stack>
    </ScriptedForm>
  );
};
