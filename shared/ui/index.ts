/** The kit everybody needs. Heavier parts are libraries of their own: `ui/data-table`, `ui/forms`, `ui/rich-text`, `ui/sortable`. */
export * from './base/icons.ts'
export * from './base/mui.ts'
export { BottomBar } from './base/BottomBar.tsx'
export { Card, CardBody } from './base/Card.tsx'
export { CardGrid } from './base/CardGrid.tsx'
export { FilterButtons } from './base/FilterButtons.tsx'
export { FloatingButton } from './base/FloatingButton.tsx'
export { LabelledSelect } from './base/LabelledSelect.tsx'
export { ProgressBar } from './base/ProgressBar.tsx'
export { SearchField } from './base/SearchField.tsx'
export { Section } from './base/Section.tsx'
export { StatusChip, type StatusTone } from './base/StatusChip.tsx'
export { styleNonce } from './base/style-nonce.ts'
export { useDebounced } from './base/useDebounced.ts'
export { VisuallyHidden } from './base/VisuallyHidden.tsx'
export { ExtensionPlace } from './extension/ExtensionPlace.tsx'
export { EmptyState } from './feedback/EmptyState.tsx'
export { ErrorState } from './feedback/ErrorState.tsx'
export { Loaded } from './feedback/Loaded.tsx'
export { LoadFailure } from './feedback/LoadFailure.tsx'
export {
  CardGridSkeleton,
  FormSkeleton,
  ListSkeleton,
  PageSkeleton,
  TextSkeleton,
} from './feedback/LoadingSkeletons.tsx'
export { OfflineBanner, useOnline } from './feedback/OfflineBanner.tsx'
export { fetchWhenQuiet, whenQuiet } from '../first-screen/when-quiet.ts'
export { PartBoundary } from './feedback/PartBoundary.tsx'
export { Settled } from './feedback/Settled.tsx'
export { WhenQuiet } from '../first-screen/WhenQuiet.tsx'
export { PageFrame, type Crumb } from './frame/PageFrame.tsx'
export { PageIndex } from './frame/PageIndex.tsx'
export { TabLinks } from './frame/TabLinks.tsx'
export { setProductName, useDocumentTitle } from './frame/useDocumentTitle.ts'
export { Illustration, type Motif } from './illustrations/Illustration.tsx'
export { Avatar } from './media/Avatar.tsx'
export { courseTone, type CourseTone } from './media/course-tone.ts'
export { CoverArt } from './media/CoverArt.tsx'
export { FeatureCard } from './media/FeatureCard.tsx'
export { MediaCard } from './media/MediaCard.tsx'
export { Picture } from './media/Picture.tsx'
export { WaitingImage } from './media/WaitingImage.tsx'
export { ActionMenu } from './overlays/ActionMenu.tsx'
export type { MenuAction } from './overlays/menu-action.ts'
export { SideSheet } from './overlays/SideSheet.tsx'
export { ConfirmDialog } from './overlays/ConfirmDialog.tsx'
export { Dialog } from './overlays/Dialog.tsx'
export { copyText } from './toasts/copy-text.ts'
export {
  clearToasts,
  dismissToast,
  showToast,
  toast,
  type Toast,
  type ToastTone,
} from './toasts/toast-queue.ts'
export { ToastList } from './toasts/ToastList.tsx'
