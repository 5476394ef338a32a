export { NotifyMe } from './ui/notify-me.tsx';
