import { useEffect, useState } from 'react';
import { fileProblem, pictureAdvice } from './check-file.ts';
import { type PreparedPhoto, preparePhoto } from './prepare-photo.ts';
import { type UploadPath, uploadPhoto } from './upload-photo.ts';

type Stage =
  | { readonly is: 'empty' }
  | { readonly is: 'opening' }
  | { readonly is: 'chosen'; readonly photo: PreparedPhoto; readonly advice: string | null }
  | { readonly is: 'sending'; readonly photo: PreparedPhoto; readonly percent: number };

/** The upload of one photo: chosen, checked, shown, sent. `onSent` is called once the server has stored it. */
export const usePhoto = (view: string, onSent: () => Promise<void>, path: UploadPath) => {
  const [stage, setStage] = useState<Stage>({ is: 'empty' });
  const [problem, setProblem] = useState<string>();
  const [preview, setPreview] = useState<string>();

  const photo = 'photo' in stage ? stage.photo : null;
  useEffect(() => {
    if (!photo) return setPreview(undefined);
    const url = URL.createObjectURL(photo.blob);
    setPreview(url);
    return () => URL.revokeObjectURL(url);
  }, [photo]);

  const choose = async (file: File) => {
    const wrong = fileProblem(file);
    setProblem(wrong ?? undefined);
    if (wrong) return;
    setStage({ is: 'opening' });
    const prepared = await preparePhoto(file);
    if (prepared) setStage({ is: 'chosen', photo: prepared, advice: pictureAdvice(prepared.facts) });
    else {
      setStage({ is: 'empty' });
      setProblem('We could not open this file as a photo. Please choose another.');
    }
  };

  const send = async () => {
    if (stage.is !== 'chosen') return;
    setProblem(undefined);
    setStage({ is: 'sending', photo: stage.photo, percent: 0 });
    const result = await uploadPhoto(
      view,
      stage.photo.blob,
      (percent) => setStage({ is: 'sending', photo: stage.photo, percent }),
      path,
    );
    if (result.ok) {
      await onSent();
      setStage({ is: 'empty' });
    } else {
      setProblem(result.failure.message);
      setStage(stage);
    }
  };

  const drop = () => {
    setProblem(undefined);
    setStage({ is: 'empty' });
  };

  return { stage, preview, problem, choose, send, drop };
};
