; What the program itself has registered: the class that Windows starts for a click on an old notification (the
; id of core/src/business/console-program.ts), its links, and the start at login. An update keeps both.
!macro customUnInstall
  ${ifNot} ${isUpdated}
    DeleteRegKey HKCU "Software\Classes\CLSID\{6E1B5C0A-2F44-4C37-9D0B-7A53C1E8F2D4}"
    DeleteRegKey HKCU "Software\Classes\oren-vale"
    DeleteRegValue HKCU "Software\Microsoft\Windows\CurrentVersion\Run" "${APP_ID}"
  ${endIf}
!macroend
