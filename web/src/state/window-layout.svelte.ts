// How the page uses the window: a running table fills it, without the page's own header and footer.
class WindowLayout {
  fillsWindow = $state(false);
}
export const windowLayout = new WindowLayout();
