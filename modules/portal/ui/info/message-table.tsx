import { useId } from 'react';
import { ChoiceRow } from '#client/ui/choice-row.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { AccountInfoPageQuery } from '../../pages/account-info.generated.ts';
import type { MessageChannelContentFragment } from './message-channel.generated.ts';
import styles from './message-table.module.css';
import { Since } from './since.tsx';
import { usePreference } from './use-preference.ts';

type Preferences = NonNullable<NonNullable<AccountInfoPageQuery['currentUser']>['messagePreferences']>;

const channels = { email: 'Email', text: 'Text' } as const;
type ChannelName = keyof typeof channels;

/** What a row says about one channel: the words that are agreed to, or why it is always sent. */
const Words = ({
  id,
  name,
  channel,
}: {
  id: string;
  name: ChannelName;
  channel: MessageChannelContentFragment;
}) => (
  <p id={id} className={styles.words}>
    <span className={styles.channel}>{name === 'email' ? 'Email: ' : 'Text message: '}</span>
    <span>{channel.text}</span>
    <Since {...channel} />
  </p>
);

/** Every kind of message by channel, with a box where rows and columns meet. */
export const MessageTable = ({ preferences }: { readonly preferences: Preferences }) => {
  const { isOn, decide, failure } = usePreference();
  const base = useId();
  const { groups, textsOff } = preferences;
  const hasTexts = groups.some(({ text }) => text !== null);
  const shown: readonly ChannelName[] = hasTexts ? ['email', 'text'] : ['email'];

  const cell = (group: Preferences['groups'][number], name: ChannelName) => {
    const channel = group[name];
    if (!channel)
      return (
        <>
          <span aria-hidden="true">–</span>
          <span className="visually-hidden">Never a text message</span>
        </>
      );
    const { type, text, isLocked } = channel;
    const own = { type: type ?? '', text, isOn: channel.isOn };
    const words = `${base}${group.id}-${name}`;
    return (
      <ChoiceRow
        bare
        type="checkbox"
        id={`${words}-box`}
        name={type ?? `${group.id}_${name}`}
        label={
          <span className="visually-hidden">
            {group.title}, by {name === 'email' ? 'email' : 'text message'}
          </span>
        }
        checked={isOn(own)}
        disabled={isLocked}
        describedBy={isLocked && type !== null && textsOff ? `${base}off ${words}` : words}
        onPress={(on) => void decide(own, on)}
      />
    );
  };

  return (
    <>
      {textsOff ? (
        <p id={`${base}off`} className={styles.off}>
          {textsOff}
        </p>
      ) : null}
      <table className={styles.table}>
        <caption className="visually-hidden">Which messages you get, and how</caption>
        <thead>
          <tr>
            <th scope="col">Messages</th>
            {shown.map((name) => (
              <th key={name} scope="col">
                {channels[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <tr key={group.id}>
              <th scope="row" abbr={group.title}>
                <p className={styles.title}>{group.title}</p>
                {shown.map((name) => {
                  const channel = group[name];
                  return channel ? (
                    <Words key={name} id={`${base}${group.id}-${name}`} name={name} channel={channel} />
                  ) : null;
                })}
              </th>
              {shown.map((name) => (
                <td key={name}>{cell(group, name)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {failure ? <Notice tone="danger">{failure.message}</Notice> : null}
    </>
  );
};
