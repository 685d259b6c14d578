import { useLocation, useNavigate } from 'react-router-dom';
import { TAX_PARAM } from './tax-store.ts';
import { useTaxChoice } from './use-after-tax.ts';

/** Shows figures after tax or as they are. The choice stands in the address, too, which can be handed on. */
export function useTaxToggle(): () => void {
  const [choice, change] = useTaxChoice();
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  return () => {
    const isOn = !choice.isOn;
    change({ ...choice, isOn });
    const params = new URLSearchParams(search);
    if (isOn) params.set(TAX_PARAM, String(choice.percent));
    else params.delete(TAX_PARAM);
    navigate({ search: params.toString(), hash }, { replace: true, preventScrollReset: true });
  };
}
